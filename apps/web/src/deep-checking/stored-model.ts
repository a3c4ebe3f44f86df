/** The cache for the files of deep checking. The service worker answers from it, too. */
const cacheName = "housestyle-model";

/** Returns a file from the cache of this device, or else downloads and caches it. Rejects if it is not available. */
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

/** Returns what is cached for an address, without a request. */
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

/** Deletes all cached files that are not in one of these folders: those of another model or runtime. */
export async function deleteOtherModels(folders: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
  });
  await Promise.all(others.map((each) => cache.delete(each)));
}
