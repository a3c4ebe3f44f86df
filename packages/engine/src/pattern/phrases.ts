import type { PatternRow } from "./pattern-row.ts";

/** The phrase tables of rules and templates, by the id of the rule, or `template/<key>`. */
export type Phrases = ReadonlyMap<string, readonly PatternRow[]>;

/** Stands where a phrase is to be deleted. */
const nothing = "(nothing)";

/**
 * Reads a phrase table: tab-separated, its first row names the columns. `find` is in the pattern language;
 * `instead` is what to write, best first, with a bar between, or `(nothing)` to delete it; without it the phrase is
 * flagged and nothing offered. With `picky` under `level` it is for those who want to hear everything. Lines that begin
 * with `#` are comments.
 */
export function readPhraseTable(text: string): PatternRow[] {
  const [, ...lines] = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [match = "", instead = "", level] = line.split("\t");
    const replace = instead === "" ? undefined : instead.split("|").map((each) => written(each.trim()));
    return { match, ...(replace && { replace }), ...(level === "picky" && { picky: true }) };
  });
}

const written = (instead: string): string => (instead === nothing ? "" : instead);

/**
 * Opens tables that were put into one text, each behind a line `@` with the id of its rule or template. What a name has
 * behind a dot tells its tables apart: `@style/cliche.lists` adds to `style/cliche`.
 */
export function openPhrases(packed: string): Phrases {
  const tables = new Map<string, readonly PatternRow[]>();
  for (const table of packed.split(/^@/m).slice(1)) {
    const end = table.indexOf("\n");
    const [id = ""] = table.slice(0, end).split(".");
    tables.set(id, [...(tables.get(id) ?? []), ...readPhraseTable(table.slice(end + 1))]);
  }
  if (tables.size === 0) throw new Error("These are no phrase tables.");
  return tables;
}
