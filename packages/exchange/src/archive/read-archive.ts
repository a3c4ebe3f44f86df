import {
  decodeText,
  FileError,
  isJsonObject,
  type Json,
  type Limits,
  limitsWith,
  readJson,
  readZip,
  refuseMoreRows,
  type ZipFile,
} from "@housestyle/files";
import { readCsv } from "../csv/read-csv.ts";
import type { Problem } from "../problem.ts";
import type { Incoming } from "../reading.ts";
import type { DictionaryEntry } from "../table/dictionary-entry.ts";
import type { SnippetRow } from "../table/snippet-row.ts";
import type { StyleGuideRow } from "../table/style-guide-row.ts";
import type { TableRow } from "../table/table.ts";
import type { TermRow } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import {
  type ArchivedTemplateChoice,
  type ArchiveTable,
  archiveFormat,
  archiveTables,
  archiveVersion,
  type CollectionRow,
  choicesFile,
  looseTable,
  manifestFile,
  type SnippetFolderRow,
} from "./team-archive.ts";

/** The parts of an archive. Parts without a file are undefined. */
export interface ArchiveReading {
  /** The date in the manifest, or empty if there is none. */
  readonly createdOn: string;
  readonly parts: {
    readonly Dictionary?: readonly Incoming<DictionaryEntry>[];
    readonly StyleGuides?: readonly Incoming<CollectionRow>[];
    readonly StyleGuideItems?: readonly Incoming<StyleGuideRow>[];
    readonly SimpleStyleGuide?: readonly ArchivedTemplateChoice[];
    readonly TermBases?: readonly Incoming<CollectionRow>[];
    readonly Terms?: readonly Incoming<TermRow>[];
    readonly SnippetFolders?: readonly Incoming<SnippetFolderRow>[];
    readonly Snippets?: readonly Incoming<SnippetRow>[];
  };
  /** The problems. Each `name` begins with the file in the archive. */
  readonly problems: readonly Problem[];
}

const partOfFile: ReadonlyMap<string, ArchiveTable> = new Map(
  (Object.keys(archiveTables) as ArchiveTable[]).map((part) => [archiveTables[part].file, part]),
);
const known = new Set<string>([manifestFile, choicesFile, ...partOfFile.keys()]);

function manifestOf(files: ReadonlyMap<string, string>, limits: Limits): { createdOn: string } {
  const text = files.get(manifestFile);
  const manifest = text === undefined ? null : readJson(text, limits);
  if (!isJsonObject(manifest) || manifest.Format !== archiveFormat || typeof manifest.Version !== "number") {
    throw new FileError("wrong-format", texts.archive.noArchive);
  }
  if (manifest.Version > archiveVersion) {
    throw new FileError("newer-version", texts.archive.newer);
  }
  return { createdOn: typeof manifest.CreatedOn === "string" ? manifest.CreatedOn : "" };
}

function choiceOf(value: Json): ArchivedTemplateChoice | undefined {
  if (!isJsonObject(value)) return undefined;
  const { StyleGuideTemplateId: id, IsSelected, Config = null } = value;
  if ((typeof id !== "string" && typeof id !== "number") || typeof IsSelected !== "boolean") return undefined;
  return { StyleGuideTemplateId: String(id), IsSelected, Config };
}

function readChoices(text: string, limits: Limits, problems: Problem[]): ArchivedTemplateChoice[] {
  const list = readJson(text, limits);
  if (!Array.isArray(list)) throw new FileError("wrong-format", texts.archive.noList(choicesFile));
  refuseMoreRows(list.length, limits);
  const choices: ArchivedTemplateChoice[] = [];
  for (const [at, value] of list.entries()) {
    const choice = choiceOf(value);
    if (choice) choices.push(choice);
    else problems.push({ line: null, name: `${choicesFile}: ${at + 1}`, message: texts.archive.badChoice });
  }
  return choices;
}

function readTable(
  part: ArchiveTable,
  text: string,
  limits: Limits,
  problems: Problem[],
): readonly Incoming<TableRow>[] {
  const reading = readCsv(looseTable(part), text, limits, {});
  const { file } = archiveTables[part];
  problems.push(
    ...reading.problems.map(({ name, ...rest }) => ({ ...rest, name: name === "" ? file : `${file}: ${name}` })),
  );
  return reading.rows;
}

const unread = ({ name }: ZipFile): Problem => ({
  line: null,
  name,
  message: /\.zip$/i.test(name) ? texts.nestedArchive : texts.archive.unknownFile,
});

/**
 * Reads what `writeArchive` writes. Throws `FileError` for another zip, a newer version, and everything for which a zip
 * or a table can be refused.
 */
export function readArchive(
  bytes: Uint8Array,
  options: { readonly limits?: Partial<Limits> | undefined } = {},
): ArchiveReading {
  const limits = limitsWith(options.limits);
  const unpacked = readZip(bytes, limits, (name) => known.has(name));
  const files = new Map(
    unpacked.flatMap(({ name, bytes: content }) =>
      content ? [[name, decodeText(content, limits).text] as const] : [],
    ),
  );
  const { createdOn } = manifestOf(files, limits);
  const problems: Problem[] = unpacked.filter((file) => !file.bytes).map(unread);
  const parts: Record<string, unknown> = {};
  for (const [file, text] of files) {
    const part = partOfFile.get(file);
    if (part) parts[part] = readTable(part, text, limits, problems);
    else if (file === choicesFile) parts.SimpleStyleGuide = readChoices(text, limits, problems);
  }
  return { createdOn, parts: parts as ArchiveReading["parts"], problems };
}
