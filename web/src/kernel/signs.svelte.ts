/**
 * Signs that something happened: soft sounds, a buzz, a message of the browser's. Nothing is asked of anybody who did
 * not ask for it, and in a class nothing is heard.
 */

import { at } from "./at";
import { keep, kept } from "./keeping";
import { heardByDefault } from "./night";
import { notes, play, type Tune } from "./sound";

/** A phone in a pocket: two short buzzes. */
const BUZZ = [60, 60, 60];

class Signs {
  /** Are sounds wanted on this device? */
  sounds = $state(kept("sounds") === null ? heardByDefault(new Date().getHours()) : kept("sounds") === "yes");
  /** May the browser call somebody who looks elsewhere? */
  alerts = $state(kept("alerts") === "yes" && allowed() === "granted");
  denied = $state(false);
  /** Somewhere one has to be quiet. */
  hushed = $state(false);

  sound(wanted: boolean): void {
    this.sounds = wanted;
    keep("sounds", wanted ? "yes" : "no");
    if (wanted) this.give("turn");
  }

  async alert(wanted: boolean): Promise<void> {
    const answer = wanted && allowed() === "default" ? await Notification.requestPermission() : allowed();
    this.denied = wanted && answer !== "granted";
    this.alerts = wanted && answer === "granted";
    keep("alerts", this.alerts ? "yes" : "no");
  }

  /** A sound, where sounds are wanted. */
  give(tune: Tune): void {
    if (this.sounds && !this.hushed) play(notes[tune]);
  }

  /** It is my turn: heard here, felt in the hand, and told to whoever looks elsewhere. */
  turn(title: string): void {
    this.give("turn");
    if (!this.hushed && this.alerts) navigator.vibrate?.(BUZZ);
    if (!this.alerts || document.visibilityState === "visible") return;
    try {
      const note = new Notification(title, { tag: "alcancia-turn", icon: at("/icon-192.png"), silent: true });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones let only a worker speak: the title of the page has to do.
    }
  }
}

function allowed(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "denied";
}

export const signs = new Signs();
