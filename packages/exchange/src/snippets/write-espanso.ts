import { defaultLimits, encodeUtf8, readYaml, YamlMap } from "@housestyle/files";
import { gatherRows } from "../table/gather-rows.ts";
import { siftRows } from "../table/sift-rows.ts";
import { type SnippetRow, snippetTable } from "../table/snippet-row.ts";
import { texts } from "../texts.ts";
import type { WrittenFile } from "../writing.ts";
import { CannotMap } from "./cannot-map.ts";
import { keepMappable, type ShortcutOfName } from "./keep-mappable.ts";
import { sameText } from "./placeholder.ts";
import { printMatch } from "./print-espanso.ts";
import { addMatch } from "./read-espanso.ts";

/** Returns a match after reading it back, to be sure that it means the same. */
function sureMatch(row: SnippetRow, shortcutOf: ShortcutOfName, nameOf: ShortcutOfName): string {
  const printed = printMatch(row, shortcutOf);
  const yaml = readYaml(`matches:\n${printed}`, defaultLimits);
  const [match] = yaml instanceof YamlMap ? yaml.maps("matches") : [];
  const into = gatherRows(snippetTable);
  if (match) addMatch(match, { folder: "", globals: [], nameOf: (trigger) => nameOf(trigger.slice(1)) }, into);
  const back = into.rows[0]?.row;
  if (back && sameText(back.Text, row.Text) && back.Shortcut === row.Shortcut) return printed;
  throw new CannotMap(texts.snippets.espansoMisreads);
}

/**
 * Writes an espanso match file. Snippets without a shortcut are left out, and folders are lost, because espanso uses
 * files for them.
 */
export function writeEspanso(rows: readonly SnippetRow[]): WrittenFile {
  const { kept, problems, lost } = siftRows(rows, {
    table: snippetTable,
    nameOf: ({ Name, Shortcut }) => Name || (Shortcut ?? ""),
    holds: ["Name", "Text", "Shortcut", "Tags"],
  });
  const { printed, problems: unmapped } = keepMappable(kept, sureMatch);
  return {
    bytes: encodeUtf8(printed.length === 0 ? "matches: []\n" : `matches:\n${printed.join("")}`),
    mediaType: "application/yaml",
    extension: ".yml",
    problems: [...problems, ...unmapped],
    lost,
  };
}
