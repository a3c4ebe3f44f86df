import type { PatternRow } from "./pattern-row.ts";

/**
 * Reads a phrase table: one row a line, `what to find = best replacement | next best`.
 * Nothing behind `=` deletes the phrase; a line without `=` flags it and offers nothing. `#` begins a comment.
 */
export function rows(table: string): PatternRow[] {
  return table
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.indexOf(" =");
      if (at < 0) return { match: line };
      return {
        match: line.slice(0, at).trim(),
        replace: line
          .slice(at + 2)
          .split("|")
          .map((each) => each.trim()),
      };
    });
}
