import { mkdirSync, mkdtempSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/** Where foreign programs are kept from one run to the next: HOUSESTYLE_PEERS, else a folder of the cache. */
export function home(name) {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  const folder = join(process.env.HOUSESTYLE_PEERS ?? join(cache, "housestyle-peers"), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** An empty folder for one run. */
export const scratch = (name) => mkdtempSync(join(tmpdir(), `housestyle-${name}-`));
