import {
  decodeText,
  FileError,
  isZip,
  type Limits,
  readYaml,
  readZip,
  refuseMoreRows,
  YamlMap,
  type ZipFile,
} from "@housestyle/files";
import type { Problem } from "../problem.ts";
import type { Incoming, ReaderOptions, ReadResult } from "../reading.ts";
import type { DictionaryEntry } from "../table/dictionary-entry.ts";
import { type Gathering, gatherRows } from "../table/gather-rows.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import type { TermRow } from "../table/term-row.ts";
import { texts } from "../texts.ts";
import { readRule } from "./read-rule.ts";
import { valeSettings } from "./vale-settings.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";

/** The rules of a style guide, and the content of its vocabularies. */
export interface StyleGuideReading extends ReadResult<StyleGuideRow> {
  readonly dictionary: readonly Incoming<DictionaryEntry>[];
  readonly terms: readonly Incoming<TermRow>[];
}

type Options = Pick<ReaderOptions<StyleGuideRow>, "fileName" | "defaults">;

const isRule = (name: string): boolean => /\.ya?ml$/i.test(name);
const isSettings = (name: string): boolean => /(^|\/)[._]vale\.ini$/i.test(name);
const vocabularyKind = (name: string): "accept" | "reject" | undefined => {
  const kind = /(^|\/)(accept|reject)\.txt$/i.exec(name)?.[2]?.toLowerCase();
  return kind === "accept" || kind === "reject" ? kind : undefined;
};
const wanted = (name: string): boolean => isRule(name) || isSettings(name) || vocabularyKind(name) !== undefined;

/** Returns the style and the rule of a file: its folder and its name. */
function styleAndRule(path: string): { guide: string; name: string } {
  const parts = path.split(/[\\/]/);
  const name = (parts.pop() ?? "").replace(/\.ya?ml$/i, "");
  return { guide: parts.at(-1) ?? "", name };
}

/**
 * The most characters of a rule, and the most invalid files of an archive, because invalid files take longest to read.
 */
const longestRule = 200_000;
const mostBroken = 20;

/** Reads one rule file. Throws if the file as a whole is unusable. */
function readRuleFile(
  { path, text }: { path: string; text: string },
  settings: ReadonlyMap<string, string>,
  limits: Limits,
  into: Gathering<StyleGuideRow>,
): void {
  const yaml = readYaml(text, limits, longestRule);
  if (!(yaml instanceof YamlMap)) throw new FileError("wrong-format", texts.vale.noRule);
  const { guide, name } = styleAndRule(path);
  readRule({ guide, name, yaml, setting: settings.get(`${guide}.${name}`) ?? "" }, into);
  refuseMoreRows(into.rows.length, limits);
}

const inFile = ({ line, name, message }: Problem, file: string): Problem => ({
  line,
  name: name === "" ? file : `${file}: ${name}`,
  message,
});

/** Reports files of a style that cannot be read but that people would miss. */
function sayUnread(name: string, into: Gathering<StyleGuideRow>): void {
  if (/\.zip$/i.test(name)) into.problem(null, name, texts.nestedArchive);
  if (/\.tengo$/i.test(name)) into.problem(null, name, texts.vale.script);
  if (/\.(dic|aff)$/i.test(name)) into.problem(null, name, texts.vale.wordList);
}

function readArchive(files: readonly ZipFile[], limits: Limits, options: Options): StyleGuideReading {
  const into = gatherRows(styleGuideTable, options.defaults);
  const known = files.flatMap(({ name, bytes }) => {
    if (!bytes) sayUnread(name, into);
    return bytes ? [{ path: name, text: decodeText(bytes, limits).text }] : [];
  });
  if (files.length > 0 && known.length === 0 && into.problems.length === 0)
    throw new FileError("wrong-format", texts.vale.nothingKnown);
  const settings = new Map(
    known.filter(({ path }) => isSettings(path)).flatMap(({ text }) => [...valeSettings(text, limits)]),
  );
  const vocabularies: Vocabulary[] = [];
  let words = 0;
  for (const { path, text } of known) {
    const kind = vocabularyKind(path);
    if (kind) {
      const found = readVocabulary(kind, text, limits);
      words += found.dictionary.length + found.terms.length;
      refuseMoreRows(words, limits);
      vocabularies.push({ ...found, problems: found.problems.map((each) => inFile(each, path)) });
    } else if (isRule(path) && !/(^|\/)(\.vale|config)\//.test(path)) {
      tryFile(path, into, () => readRuleFile({ path, text }, settings, limits, into));
    }
  }
  return {
    format: "vale",
    rows: into.rows,
    problems: [...into.problems, ...vocabularies.flatMap(({ problems }) => problems)],
    dictionary: vocabularies.flatMap(({ dictionary }) => dictionary),
    terms: vocabularies.flatMap(({ terms }) => terms),
  };
}

/** Reads a file and reports a failure as a problem. Exceeding a limit still ends the import. */
function tryFile(path: string, into: Gathering<StyleGuideRow>, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof FileError) || error.code === "too-many-rows") throw error;
    into.problem(null, path, error.message);
    if (into.problems.filter(({ line }) => line === null).length > mostBroken) {
      throw new FileError("damaged", texts.vale.tooManyBroken);
    }
  }
}

/** Reads a zip of Vale styles, one rule, or one vocabulary list. Throws `FileError` for an unusable file. */
export function readVale(bytes: Uint8Array, limits: Limits, options: Options): StyleGuideReading {
  if (isZip(bytes)) return readArchive(readZip(bytes, limits, wanted), limits, options);
  const { text } = decodeText(bytes, limits);
  const path = options.fileName ?? "";
  const kind = vocabularyKind(path);
  if (kind) return { format: "vale", rows: [], ...readVocabulary(kind, text, limits) };
  const into = gatherRows(styleGuideTable, options.defaults);
  readRuleFile({ path: path.replace(/^.*[\\/]/, "") || "Rule", text }, new Map(), limits, into);
  return { format: "vale", rows: into.rows, problems: into.problems, dictionary: [], terms: [] };
}
