/** The language spoken on this page, and the voices loaded for it. Switching never touches the game. */

import { at } from "./at";
import { keep, kept } from "./keeping";
import { Voice, type Say } from "./voice";
import { pause } from "./waiting";

export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

/** The page's own words, and what stands on the boxes of all games: enough to choose one. */
const SHARED = ["page"];
export const SHELF = "shelf";
/** A game's own words, its options and lessons, what is said about rules and the desk of any game, and a box's words on top. */
const filesOf = (game: string, box: string | undefined): string[] =>
  game === "" || game === SHELF ? [] : [game, `${game}-lessons`, "desk", ...(box === undefined ? [] : ["boxes", box])];
/** What is hardly ever said while a game is played: rules, lessons, figures, reasons. A table learns it when it is wanted. */
const LATER =
  /^(option-(?!part-)|(pack|measure|lesson|learn|moment|stream|field|score|board-end|board-sum|group|preset|form|forecast|today|desk|script)-)/;
/** What the page itself says elsewhere than at home and at a table that is played at, and the file that has it. */
const ELSEWHERE =
  /^(replay|proof|rewind|branch|ordered|many|phrases|manners?|trainer|force|chart|story|moment|aid|invite|lobby|extra|device|coach)-/;
const SITE = "site";
const files = new Map<string, Promise<string>>();

function read(locale: string, file: string): Promise<string> {
  const path = `/text/${locale}/${file}.ftl`;
  let source = files.get(path);
  if (source === undefined) files.set(path, (source = fetched(path)));
  return source;
}

/** Without words there is no page: keep asking until the network is there. */
async function fetched(path: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(at(path));
      if (answer.ok) return await answer.text();
      if (answer.status === 404) return "";
    } catch {
      // Tried again below.
    }
    await new Promise((wake) => setTimeout(wake, pause(attempt)));
  }
}

function preferred(): Locale {
  const wanted = [kept("language"), ...navigator.languages.map((language) => language.slice(0, 2))];
  return LOCALES.find((locale) => locale === wanted.find((word) => LOCALES.some((known) => known === word))) ?? "en";
}

class Words {
  locale = $state<Locale>(preferred());
  /** The language that is being learnt, and by which of several turns. */
  #wanted = this.locale;
  #turn = 0;
  #loading: Promise<void> = Promise.resolve();
  #voices = $state.raw<{ [game: string]: Voice }>({});
  #games = new Set<string>([""]);
  #also = new Set<string>();
  /** Games of which only what is said at a table is known. */
  #seated = new Set<string>();
  /** Which box a game is played with here, where it is not the usual one. */
  #boxes = new Map<string, string>();

  /** The page's own messages. */
  say: Say = (id, args) => this.of("").say(id, args);

  /** The voice that also knows a game's messages. */
  of(game: string): Voice {
    return this.#voices[game] ?? this.#voices[""] ?? new Voice(this.locale, []);
  }

  /**
   * Have this game's messages come? On a slow network that takes a while, and nobody should read their keys meanwhile.
   */
  knows(game: string): boolean {
    return game in this.#voices;
  }

  /** Learn what these games say, each in its usual words, or (`financity@…`) in those of a box. */
  async learn(...names: string[]): Promise<void> {
    for (const name of names) {
      const [game = ""] = name.split("@");
      this.#games.add(game);
      this.#seated.delete(game);
      if (game === name) this.#boxes.delete(game);
      else this.#boxes.set(game, name);
    }
    await this.#load();
  }

  /** Learn what is said at a table of this game, and the rest of its words as soon as somebody wants one of them. */
  async sit(name: string): Promise<void> {
    if (name.includes("@") || (this.#games.has(name) && !this.#seated.has(name))) return this.learn(name);
    this.#games.add(name);
    this.#seated.add(name);
    await this.#load();
  }

  /** Somebody wants to say what was not learnt with the rest. */
  #wanting(game: string): (id: string) => void {
    return (id) => {
      const page = ELSEWHERE.test(id) && !this.#also.has(SITE);
      if (page) this.#also.add(SITE);
      if (page || (LATER.test(id) && this.#seated.delete(game))) queueMicrotask(() => void this.#load());
    };
  }

  /** Learn further files of the page's own, which only some pages need. */
  async also(...files: string[]): Promise<void> {
    if (files.every((file) => this.#also.has(file))) return;
    for (const file of files) this.#also.add(file);
    await this.#load();
  }

  async speak(locale: Locale): Promise<void> {
    this.#wanted = locale;
    await this.#load();
    keep("language", locale);
  }

  /** Of several at once the last one counts: it knows what all of them were asked for. */
  #load(): Promise<void> {
    const turn = ++this.#turn;
    const mine: Promise<void> = this.#read(this.#wanted).then((voices) => {
      if (turn !== this.#turn) return this.#loading;
      this.#voices = voices;
      this.locale = this.#wanted;
      document.documentElement.lang = this.#wanted;
    });
    return (this.#loading = mine);
  }

  async #read(locale: Locale): Promise<{ [game: string]: Voice }> {
    const shared = Promise.all([...SHARED, ...this.#also].map((file) => read(locale, file)));
    const voices = await Promise.all(
      [...this.#games].map(async (game) => {
        const seated = this.#seated.has(game);
        const names = seated ? [`${game}-table`] : filesOf(game, this.#boxes.get(game));
        const own = await Promise.all(names.map((file) => read(locale, file)));
        return [game, new Voice(locale, [...(await shared), ...own], this.#wanting(game))] as const;
      }),
    );
    return Object.fromEntries(voices);
  }
}

export const words = new Words();
export const say: Say = (id, args) => words.say(id, args);
