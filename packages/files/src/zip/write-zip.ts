import { zipSync } from "fflate";

/** A zip of these files, by name. The same files give the same bytes: no time is written into it. */
export const writeZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(1980, 0, 1) });
