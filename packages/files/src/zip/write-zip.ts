import { zipSync } from "fflate";

/**
 * Returns a zip of these files, by name, in their order. Those in `stored` are not compressed, so that other programs can read them
 * without unpacking. The same files give the same bytes: no time is written into it.
 */
export const writeZip = (files: ReadonlyMap<string, Uint8Array>, stored: readonly string[] = []): Uint8Array =>
  zipSync(
    Object.fromEntries([...files].map(([name, bytes]) => [name, [bytes, { level: stored.includes(name) ? 0 : 6 }]])),
    { mtime: new Date(1980, 0, 1) },
  );
