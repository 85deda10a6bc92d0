// Serves the built page from a cache of its own version, so that the house opens without a network.
addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((kept) => kept.addAll(files)));
});
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener("message", (event) => event.data === "renew" && skipWaiting());
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const asked = event.request.mode === "navigate" ? "/" : pathname;
  // What the server makes (sounds, data, records) is never in the list, so it always comes from the server.
  event.respondWith(caches.open(version).then(async (kept) => (await kept.match(asked)) ?? fetch(event.request)));
});
