import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What a file needs at once, and what that needs. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
const HERE = import.meta.dirname + "/src/";
const GAME = /\/src\/games\/([a-z]+)\/(?!look\.ts|cover)/;
const GAMES = ["citylife", "elplan", "financialit", "financity", "multiverse"];
const needs = new Map<string, Set<string>>();
function neededBy(file: string, graph: Graph): Set<string> {
  let found = needs.get(file);
  if (found === undefined) {
    needs.set(file, (found = new Set()));
    for (const open = [HERE + file]; open.length > 0;) {
      const id = open.pop() ?? "";
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}

/**
 * Few files instead of many small ones, each of which costs a request: what every page needs, what the first one or any
 * table needs besides, and what a game's board needs besides. Whatever opens later stays as it is.
 */
function together(id: string, graph: Graph): string | null {
  if (neededBy("main.ts", graph).has(id) || /rolldown.runtime/.test(id)) return "page";
  if (/\/games\/(covers\.ts|\w+\/cover\.svg)/.test(id)) return "covers";
  if (neededBy("lobby/Home.svelte", graph).has(id))
    return neededBy("table/TablePage.svelte", graph).has(id) ? "page" : "home";
  const boards = GAMES.filter((game) => neededBy(`games/${game}/Board.svelte`, graph).has(id));
  const telling = GAMES.filter((game) => neededBy(`games/${game}/telling.ts`, graph).has(id));
  const game = GAME.exec(id)?.[1] ?? "";
  if (GAMES.includes(game)) return boards.includes(game) || telling.includes(game) ? game : null;
  const table = neededBy("table/TablePage.svelte", graph).has(id);
  return table || boards.length > 0 || telling.length > 0 ? "table" : null;
}

const server = process.env.ALCANCIA_SERVER ?? "http://127.0.0.1:8000";

/** The house may stand below a path, which only its server knows: files find each other from where they are; the page is told. */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === "html" ? `/${file}` : { relative: true };

export default defineConfig({
  experimental: { renderBuiltUrl },
  plugins: [svelte()],
  build: {
    outDir: "../alcancia/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows nothing inline; pictures come as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: together }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/text": server, "/rules": server } },
  test: { include: ["src/**/*.test.ts"] },
});
