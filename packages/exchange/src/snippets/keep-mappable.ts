import type { Problem } from "../problem.ts";
import type { SnippetRow } from "../table/snippet-row.ts";
import { CannotMap } from "./cannot-map.ts";

/** Returns the shortcut of the snippet with a name, or undefined if it is not in the file. */
export type ShortcutOfName = (name: string) => string | undefined;

/**
 * Prints the snippets that a format can express. Leaving one out can make another, which inserts it, impossible, so
 * this repeats until nothing changes. `print` throws `CannotMap` for those that cannot be expressed.
 */
export function keepMappable<Printed>(
  rows: readonly SnippetRow[],
  print: (row: SnippetRow, shortcutOf: ShortcutOfName, nameOf: ShortcutOfName) => Printed,
): { printed: Printed[]; problems: Problem[] } {
  let left = [...rows];
  const problems: Problem[] = [];
  for (;;) {
    const shortcuts = new Map(left.toReversed().map(({ Name, Shortcut }) => [Name, Shortcut ?? undefined]));
    const names = new Map(left.toReversed().map(({ Name, Shortcut }) => [Shortcut ?? "", Name]));
    const printed: Printed[] = [];
    const kept = left.filter((row) => {
      try {
        printed.push(
          print(
            row,
            (name) => shortcuts.get(name),
            (shortcut) => names.get(shortcut),
          ),
        );
        return true;
      } catch (error) {
        if (!(error instanceof CannotMap)) throw error;
        problems.push({ line: null, name: row.Name || (row.Shortcut ?? ""), message: error.message });
        return false;
      }
    });
    if (kept.length === left.length) return { printed, problems };
    left = kept;
  }
}
