import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageHead } from "./page-head.ts";

/** The list that the build of the web app writes beside its page. */
export const pageHeadsFile = "page-heads.json";

/** The heads of the pages that are the same for everyone. */
export interface ListedHeads {
  /** Returns the head of a path; undefined for a page that is not listed. */
  at(path: string): PageHead | undefined;
  /** The head for a path that does not exist, or undefined without a list. */
  readonly missing: PageHead | undefined;
}

/** Returns the heads that are listed beside a built web app; without a list, there are none. */
export function listedHeads(folder: string): ListedHeads {
  const file = join(folder, pageHeadsFile);
  const list = existsSync(file)
    ? new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Omit<PageHead, "found">>))
    : new Map<string, Omit<PageHead, "found">>();
  const rest = list.get("*");
  const missing = rest && { ...rest, found: false };
  /** Addresses all of whose pages are listed. Others below them do not exist. */
  const complete = new Set([...list.keys()].flatMap((address) => /^(\/[^/]+)\/./.exec(address)?.[1] ?? []));
  return {
    at(path) {
      const address = addressOf(path);
      const found = list.get(address);
      if (found) return { ...found, found: true };
      return complete.has(/^\/[^/]+/.exec(address)?.[0] ?? "") ? missing : undefined;
    },
    missing,
  };
}

/** Returns the path in the form of the list: decoded, in lowercase, and without a trailing slash. */
function addressOf(path: string): string {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}
