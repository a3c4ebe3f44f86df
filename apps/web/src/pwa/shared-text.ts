/** Where the service worker puts what another program has shared, until the page takes it. */
const shared = "housestyle-shared";

/**
 * Returns what another program has shared with the installed page, as a file. Undefined if there is nothing. It can be
 * taken only once.
 */
export async function takeShared(): Promise<File | undefined> {
  if (!new URLSearchParams(location.search).has("shared") || !("caches" in window)) return undefined;
  history.replaceState(history.state, "", location.pathname);
  const form = await (await caches.match("/share", { cacheName: shared }))?.formData();
  await caches.delete(shared);
  if (!form) return undefined;
  const file = form.get("file");
  if (file instanceof File && file.size > 0) return file;
  const words = (name: string) => String(form.get(name) ?? "").trim();
  const lines = [words("text"), words("url")].filter((each) => each !== "");
  return new File([lines.join("\n\n")], `${words("title").replaceAll("/", " ") || "shared"}.txt`);
}
