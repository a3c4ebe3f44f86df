import { type CsvRecord, encodeUtf8, type Limits, parseCsv, printCsv, restoredCell } from "@housestyle/files";
import { columnOf } from "../csv/read-csv.ts";
import type { ReaderOptions, ReadResult } from "../reading.ts";
import { gatherRows } from "../table/gather-rows.ts";
import { siftRows } from "../table/sift-rows.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { texts } from "../texts.ts";
import type { WrittenFile } from "../writing.ts";
import { CannotMap } from "./cannot-map.ts";
import { keepMappable, type ShortcutOfName } from "./keep-mappable.ts";
import { sameText } from "./placeholder.ts";
import { macrosOfText, textOfMacros } from "./text-expander-text.ts";

/** Returns the abbreviation, content, and label. TextExpander's CSV has them in this order and no heading. */
const cellsOf = ({ cells }: CsvRecord): [string, string, string] => {
  const [abbreviation = "", content = "", label = ""] = cells.map(restoredCell);
  return [abbreviation.trim(), content, label.trim()];
};

const isHeading = ({ cells: [first = "", second = ""] }: CsvRecord): boolean =>
  columnOf(snippetTable, first) === "Shortcut" && columnOf(snippetTable, second) === "Text";

/** Reads TextExpander's CSV. Snippets with macros that have no equivalent are in `problems`. */
export function readTextExpander(
  text: string,
  limits: Limits,
  { defaults }: Pick<ReaderOptions<SnippetRow>, "defaults">,
): ReadResult<SnippetRow> {
  const { records, unclosed } = parseCsv(text, limits);
  const into = gatherRows(snippetTable, defaults);
  const body = records[0] && isHeading(records[0]) ? records.slice(1) : records;
  const names = new Map(body.map((record) => [cellsOf(record)[0], cellsOf(record)[2] || cellsOf(record)[0]]));
  for (const record of body) {
    const [abbreviation, content, label] = cellsOf(record);
    const { line } = record;
    const name = label || abbreviation;
    try {
      const Text = textOfMacros(
        content,
        (shortcut) => names.get(shortcut),
        (note) => into.problem(line, name, note),
      );
      into.add({ Name: name, Text, ...(abbreviation === "" ? {} : { Shortcut: abbreviation }) }, line);
    } catch (error) {
      if (!(error instanceof CannotMap)) throw error;
      into.problem(line, name, error.message);
    }
  }
  if (unclosed !== undefined) {
    into.problem(unclosed, "", texts.quoteNeverClosed);
  }
  return { format: "textexpander", rows: into.rows, problems: into.problems };
}

/** Returns a line after reading its text back, to be sure that it means the same. */
function sureRecord(row: SnippetRow, shortcutOf: ShortcutOfName, nameOf: ShortcutOfName): string[] {
  const { Name, Shortcut, Text } = row;
  if (Shortcut === null || /^$|\s/.test(Shortcut)) throw new CannotMap(texts.snippets.textExpanderNeedsShortcut);
  const content = macrosOfText(Text, shortcutOf);
  if (readsAs(content, Text, nameOf)) return [Shortcut, content, Name];
  throw new CannotMap(texts.snippets.textExpanderMisreads);
}

/** Whether TextExpander's content means the same as the text. */
function readsAs(content: string, text: string, nameOf: ShortcutOfName): boolean {
  try {
    return sameText(
      textOfMacros(content, nameOf, () => undefined),
      text,
    );
  } catch (error) {
    if (error instanceof CannotMap) return false;
    throw error;
  }
}

/** Writes TextExpander's CSV. Snippets without a shortcut are left out. */
export function writeTextExpander(rows: readonly SnippetRow[]): WrittenFile {
  const { kept, problems, lost } = siftRows(rows, {
    table: snippetTable,
    nameOf: ({ Name, Shortcut }) => Name || (Shortcut ?? ""),
    holds: ["Name", "Text", "Shortcut"],
  });
  const { printed, problems: unmapped } = keepMappable(kept, sureRecord);
  return {
    bytes: encodeUtf8(printCsv(printed)),
    mediaType: "text/csv",
    extension: ".csv",
    problems: [...problems, ...unmapped],
    lost,
  };
}
