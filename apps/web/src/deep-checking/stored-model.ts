/** Where the files of deeper checking are kept; the service worker answers from there, too. */
const cacheName = "housestyle-model";

/** A file, from this device when it is there, else fetched and kept. Rejects when it cannot be had. */
export async function cachedFile(address: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetchFile(address);
  // Where there is no room for it, it is fetched again the next time.
  await cache.put(address, answer.clone()).catch(() => {});
  return answer;
}

/** Has a file on this device, without holding it. Rejects when it cannot be had. */
export async function cacheFile(address: string): Promise<void> {
  const cache = await caches.open(cacheName);
  if (await cache.match(address)) return;
  await cache.put(address, await fetchFile(address)).catch(() => {});
}

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not arrive: ${answer.status}`);
  return answer;
}

/** What is kept of an address, without asking anybody. */
export async function cachedResponse(address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

/** Keeps what an address has answered. */
export async function cacheResponse(address: string, answer: Response): Promise<void> {
  await (await caches.open(cacheName)).put(address, answer);
}

/** Takes everything off this device. */
export async function deleteModel(): Promise<void> {
  await caches.delete(cacheName);
}

/** Takes off this device what none of these folders holds: the files of another model or runtime. */
export async function deleteOtherModels(folders: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
  });
  await Promise.all(others.map((each) => cache.delete(each)));
}
