import { encodeUtf8, fitsXml, xmlText } from "@housestyle/files";
import { siftRows } from "../table/sift-rows.ts";
import { columnsOf } from "../table/table.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import type { WrittenFile } from "../writing.ts";
import { xmlId } from "./concept-id.ts";
import { type Concept, conceptsOf } from "./tbx-concepts.ts";
import { tbxStatus } from "./tbx-status.ts";
import { printTermNote, readTermNote } from "./term-note.ts";

/** What the file contains besides the rows. */
export interface TbxOptions {
  /** The language of the file. Defaults to `en`. */
  readonly language?: string | undefined;
}

const partsOfSpeech = new Set(["noun", "verb", "adjective", "adverb", "other"]);

const element = (name: string, type: string, text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : [`<${name} type="${type}">${xmlText(text)}</${name}>`];

/** Returns an incorrect form with exactly the content by which it is recognized later. */
const variantSection = (variant: string): string[] => [
  "<termSec>",
  `  <term>${xmlText(variant)}</term>`,
  ...element("termNote", "administrativeStatus", "deprecatedTerm-admn-sts").map((line) => `  ${line}`),
  ...element("termNote", "termType", "variant").map((line) => `  ${line}`),
  "</termSec>",
];

/** Returns the lines of a term, followed by its incorrect forms. */
function termSection(row: TermRow, preferred: string | undefined): string[] {
  const note = printTermNote(row);
  const avoided = row.Status === "Deprecated" || row.Status === "Forbidden";
  const replacement = avoided && row.Replacement === preferred ? "" : row.Replacement;
  const said = [
    `<term>${xmlText(row.Text)}</term>`,
    ...element("termNote", "administrativeStatus", tbxStatus(row.Status)),
    ...element("termNote", "partOfSpeech", partsOfSpeech.has(row.PartOfSpeech) ? row.PartOfSpeech : ""),
    ...row.Tags.flatMap((tag) => element("admin", "projectSubset", tag)),
    ...element("ref", "crossReference", replacement),
    ...(row.Url === ""
      ? []
      : [`<xref type="externalCrossReference" target="${xmlText(row.Url)}">${xmlText(row.Url)}</xref>`]),
    ...[note, row.Description].filter((each) => each !== "").map((each) => `<note>${xmlText(each)}</note>`),
  ];
  return ["<termSec>", ...said.map((line) => `  ${line}`), "</termSec>", ...row.Variants.flatMap(variantSection)];
}

const indented = (lines: readonly string[], by: string): string[] => lines.map((line) => by + line);

function languageSection(language: string, rows: readonly TermRow[]): string[] {
  const preferred = rows.find(({ Status }) => Status === "Approved")?.Text;
  const terms = rows.flatMap((row) => termSection(row, preferred));
  return [`<langSec xml:lang="${xmlText(language || "und")}">`, ...indented(terms, "  "), "</langSec>"];
}

function conceptEntry({ domain, rows }: Concept, id: string): string[] {
  const languages = new Map<string, TermRow[]>();
  for (const row of rows) languages.set(row.Language, [...(languages.get(row.Language) ?? []), row]);
  return [
    `<conceptEntry id="${id}">`,
    ...indented(element("descrip", "subjectField", domain), "  "),
    ...[...languages].flatMap(([language, terms]) => indented(languageSection(language, terms), "  ")),
    "</conceptEntry>",
  ];
}

/** Gives every concept a unique id, because one in two domains would have the same one twice. */
function withIds(concepts: readonly Concept[]): { concept: Concept; id: string }[] {
  const taken = new Set<string>();
  return concepts.map((concept, at) => {
    const wish = xmlId(concept.conceptId, at + 1);
    const id = taken.has(wish) ? xmlId("", at + 1) : wish;
    taken.add(id);
    return { concept, id };
  });
}

function refuses(row: TermRow): string | undefined {
  if (row.Status === "Rejected") return texts.tbx.rejected;
  if (
    !Object.values(row)
      .flat()
      .every((each) => typeof each !== "string" || fitsXml(each))
  ) {
    return texts.tbx.impossibleCharacters;
  }
  const notes = row.Description.trim();
  return readTermNote(notes) ? texts.tbx.likeANote : undefined;
}

/** Returns the members of these rows that the file does not express. */
function lostBy(rows: readonly TermRow[], ids: ReturnType<typeof withIds>): Set<keyof TermRow> {
  const lost = new Set<keyof TermRow>();
  if (new Set(rows.map(({ TermBase }) => TermBase)).size > 1) lost.add("TermBase");
  if (rows.some(({ PartOfSpeech }) => PartOfSpeech !== "" && !partsOfSpeech.has(PartOfSpeech)))
    lost.add("PartOfSpeech");
  if (ids.some(({ concept, id }) => concept.conceptId !== "" && id.startsWith("hs.none."))) lost.add("ConceptId");
  return lost;
}

/**
 * Writes a TBX-Basic file, version 3 in DCA style. Rejected terms are left out. A file is a single term base, so with
 * rows of several, `lost` includes `TermBase`.
 */
export function writeTbx(rows: readonly TermRow[], { language = "en" }: TbxOptions = {}): WrittenFile {
  const { kept, problems } = siftRows(rows, {
    table: termTable,
    nameOf: ({ Text }) => Text,
    holds: columnsOf(termTable),
    refuses,
  });
  const ids = withIds(conceptsOf(kept));
  const lost = lostBy(kept, ids);
  const title = lost.has("TermBase") ? "" : (kept[0]?.TermBase ?? "");
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tbx type="TBX-Basic" style="dca" xml:lang="${xmlText(language)}" xmlns="urn:iso:std:iso:30042:ed-2">`,
    "  <tbxHeader>",
    "    <fileDesc>",
    ...(title === "" ? [] : [`      <titleStmt><title>${xmlText(title)}</title></titleStmt>`]),
    "      <sourceDesc><p>Exported from Housestyle.</p></sourceDesc>",
    "    </fileDesc>",
    "  </tbxHeader>",
    "  <text>",
    "    <body>",
    ...ids.flatMap(({ concept, id }) => indented(conceptEntry(concept, id), "      ")),
    "    </body>",
    "  </text>",
    "</tbx>",
    "",
  ];
  return {
    bytes: encodeUtf8(lines.join("\n")),
    mediaType: "application/x-tbx+xml",
    extension: ".tbx",
    problems,
    lost: [...lost],
  };
}
