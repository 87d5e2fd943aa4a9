/*
 * Makes the second visit start without a network. It keeps what this house sent, asks the house first wherever
 * something may have changed, and knows nothing about anybody: no table, no name, no answer is ever kept.
 */

/** Where the house stands: this file lies at its top. Other houses and other programs may stand on the same site. */
const HOME = new URL("./", self.location).pathname;
const OURS = `alcancia ${HOME} `;
const KEPT = `${OURS}1`;
const MOST = 160;
/** Files whose name changes with their content: what is kept is right for ever. */
const lasting = (path) => path.startsWith(`${HOME}assets/`);
/** What may change with a new version: the network first, and what is kept only where there is none. */
const changing = (path) =>
  path.startsWith(HOME) &&
  /^((text|rules)\/.*|icon[\w-]*\.(svg|png)|manifest\.webmanifest|api\/shelf|api\/games|api\/site)$/.test(path.slice(HOME.length));

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(HOME))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

/** The page says what it has loaded before this worker was there: the browser still has it, nothing is fetched twice. */
self.addEventListener("message", (event) => {
  const asked = event.data && Array.isArray(event.data.keep) ? event.data.keep : [];
  event.waitUntil(
    caches.open(KEPT).then((kept) =>
      Promise.all(
        asked.map(async (address) => {
          const url = new URL(address, self.location.origin);
          if (url.origin !== self.location.origin || !(lasting(url.pathname) || changing(url.pathname))) return;
          const answer = await fetch(url, { cache: "force-cache" }).catch(() => null);
          if (answer !== null && answer.ok) await kept.put(url.pathname, answer);
        }),
      ),
    ),
  );
});

async function keep(path, answer) {
  const kept = await caches.open(KEPT);
  await kept.put(path, answer);
  const files = (await kept.keys()).filter((request) => lasting(new URL(request.url).pathname));
  for (const oldest of files.slice(0, Math.max(0, files.length - MOST))) await kept.delete(oldest);
}

async function fromNetworkFirst(event, path) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(path, answer.clone()));
    return answer;
  } catch (error) {
    const found = await caches.match(path);
    if (found !== undefined) return found;
    throw error;
  }
}

async function fromKeptFirst(event, path) {
  const found = await caches.match(path);
  if (found !== undefined) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(path, answer.clone()));
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate") {
    // Every address of the house is the same page; files that people open or save are not.
    if (!pathname.startsWith(`${HOME}api/`) && !pathname.includes(".")) event.respondWith(fromNetworkFirst(event, HOME));
  } else if (lasting(pathname)) event.respondWith(fromKeptFirst(event, pathname));
  else if (changing(pathname)) event.respondWith(fromNetworkFirst(event, pathname));
});
