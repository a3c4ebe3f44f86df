import { encodeUtf8, writeZip } from "@housestyle/files";
import { siftRows } from "../table/sift-rows.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { fileNames } from "../vale/file-names.ts";
import { printValeSettings } from "../vale/vale-settings.ts";
import { accepted, rejected, termLine, vocabularyFiles } from "../vale/vocabulary.ts";
import type { WrittenFile } from "../writing.ts";

const hasBreak = /[\r\n]/;

/** Returns why a vocabulary cannot contain a term, or undefined. */
export function refusesTerm({ Text, Status }: TermRow): string | undefined {
  if (!accepted.has(Status) && !rejected.has(Status)) return texts.words.neither;
  return hasBreak.test(Text) ? texts.words.noLine : undefined;
}

/**
 * Writes a zip for Vale: a vocabulary for each term base, with its terms in `accept.txt` and those to avoid in
 * `reject.txt`, and a configuration.
 */
export function writeVocabulary(rows: readonly TermRow[]): WrittenFile {
  const { kept, problems, lost } = siftRows(rows, {
    table: termTable,
    nameOf: ({ Text }) => Text,
    holds: ["TermBase", "Text", "Status", "CaseSensitive"],
    refuses: refusesTerm,
  });
  const nameFor = fileNames();
  const bases = new Map<string, TermRow[]>();
  for (const row of kept) bases.set(row.TermBase, [...(bases.get(row.TermBase) ?? []), row]);
  const named = [...bases].map(([base, terms]) => ({ name: nameFor(base, "Team"), terms }));
  const lists = named.flatMap(({ name, terms }) => [
    ...vocabularyFiles(name, {
      accept: terms.filter(({ Status }) => accepted.has(Status)).map(termLine),
      reject: terms.filter(({ Status }) => rejected.has(Status)).map(termLine),
    }),
  ]);
  const settings = printValeSettings([], [], named.map(({ name }) => name).join(", "));
  return {
    bytes: writeZip(new Map([[".vale.ini", encodeUtf8(settings)], ...lists])),
    mediaType: "application/zip",
    extension: ".zip",
    problems,
    lost,
  };
}
