import { zipSync } from "fflate";

/**
 * Returns a zip of these files, by name and in order. Those in `stored` are not compressed, so that other programs can
 * read them directly. The same files always give the same bytes, because no time is written.
 */
export const writeZip = (files: ReadonlyMap<string, Uint8Array>, stored: readonly string[] = []): Uint8Array =>
  zipSync(
    Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes, { level: stored.includes(name) ? 0 : 6 }]])),
    { mtime: new Date(1980, 0, 1) },
  );
