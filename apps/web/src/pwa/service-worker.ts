/**
 * Keeps the files of one build, and nothing else, so that the page works without a network. It never keeps what the
 * server answers to a call: only paths of the list below are looked at, and that list is made when the page is built.
 */

/** The part of a service worker's global scope that is used here, since the page's types do not include it. */
interface ServiceWorkerScope {
  addEventListener(type: "install", run: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", run: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", run: (event: FetchEvent) => void): void;
  addEventListener(type: "message", run: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** In browsers that support static routes, requests to those paths never reach the worker. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(route: { condition: { urlPattern: { pathname: string } }; source: "network" }): Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const world = self as unknown as ServiceWorkerScope;

/** Written in by the build: every file of it, and a name that changes with any of them. */
const files: readonly string[] = JSON.parse("__FILES__");
const kept = "housestyle-page-__VERSION__";
const page = "/index.html";
const known = new Set(files);

world.addEventListener("install", (event) => {
  // A call that is made while its page goes would otherwise be dropped on its way through here.
  if (event.addRoutes) {
    event.waitUntil(event.addRoutes({ condition: { urlPattern: { pathname: "/api/*" } }, source: "network" }));
  }
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

world.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => world.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("housestyle-page-") && name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}

world.addEventListener("message", ({ data }) => {
  if (data === "take over") void world.skipWaiting();
});

world.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === location.origin && pathname === "/share")
    event.respondWith(keptShare(request));
  if (request.method !== "GET" || origin !== location.origin) return;
  if (known.has(pathname)) event.respondWith(fromCache(pathname, request));
  else if (pathname.startsWith("/models/")) event.respondWith(keptModel(request));
  else if (request.mode === "navigate" && isOfThePage(pathname)) event.respondWith(fromCache(page, request));
});

/** What another program shares is put where the page finds it (`shared-text.ts`). It is sent nowhere. */
async function keptShare(request: Request): Promise<Response> {
  const form = await request.formData();
  await (await caches.open("housestyle-shared")).put("/share", new Response(form));
  return Response.redirect("/editor?shared", 303);
}

/** The server's own addresses are the server's to answer; so is a file it offers. */
function isOfThePage(path: string): boolean {
  return !/^\/(?:api|en\/apiv1|metrics|models)(?:\/|$)/i.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** Deeper checking keeps its files itself. */
async function keptModel(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: "housestyle-model" })) ?? fetch(request);
}

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(kept);
  return (await cache.match(path)) ?? fetch(request);
}
