import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";

/** Source locations by their location in the built file, because recurring errors have the same one. */
const known = new LRUCache<string, string>({ max: 1_000 });

/**
 * Returns a stack trace with source locations instead of those in built files. Source maps are only read here, because
 * Node's own support adds some ten megabytes to every start.
 */
export function inSource(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const file = fileURLToPath(url);
    if (!maps.has(file)) maps.set(file, readMap(file));
    const source = sourceOf(maps.get(file), Number(line), Number(column));
    const found = source ? `${join(dirname(file), source.path)}:${source.line}` : place;
    known.set(place, found);
    return found;
  });
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    return undefined;
  }
}

/** Converts between lines of a stack trace, from 1, and of a map, from 0. */
function sourceOf(map: SourceMap | undefined, line: number, column: number) {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry) || entry.generatedLine !== line - 1) return undefined;
  return { path: entry.originalSource, line: entry.originalLine + 1 };
}
