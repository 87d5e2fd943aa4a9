/** The second visit starts without a network: a worker of the browser's keeps the page. Not where it cannot be. */

import { at } from "./at";

/** Not before the first visit is over: what is shown comes first. */
const AFTER = 1500;

export function keepThePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => setTimeout(() => void register(), AFTER);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(at("/sw.js"));
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: loaded });
  } catch {
    // A browser that forbids it plays on as before.
  }
}
