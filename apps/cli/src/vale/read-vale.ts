import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Level, Settings, TeamRule } from "@housestyle/engine";
import { readStyleGuide, type StyleGuideRow } from "@housestyle/exchange";
import { defaultLimits, FileError, readYaml, writeZip, YamlMap } from "@housestyle/files";
import { UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import type { DocumentRule } from "./document/document-rule.ts";
import { readDocumentRule } from "./document/read-document-rule.ts";
import { levelOf } from "./level-of.ts";
import { usablePatterns } from "./passed-over.ts";
import { type AllowedSpellings, readSpelling } from "./spelling-rule.ts";
import { readValeConfig, type ValeSection } from "./vale-config.ts";

/** A rule of a style, and its names there. */
export interface ConvertedValeRule {
  readonly style: string;
  readonly name: string;
  readonly rule: TeamRule;
}

/** What a `.vale.ini` and its styles decide. It can be sent to a thread. */
export interface Vale {
  readonly sections: readonly ValeSection[];
  readonly least: Level;
  readonly rules: readonly ConvertedValeRule[];
  /** Those that look at whole blocks, or at all of a text. */
  readonly documentRules: readonly DocumentRule[];
  /** What its vocabularies accept and reject counts in all files. */
  readonly words: Settings["words"];
  readonly ignores: Settings["ignores"];
  readonly terms: Settings["terms"];
  /** Endings of files that are read as others. */
  readonly formats: Readonly<Record<string, string>>;
  /** What of it cannot be obeyed, a sentence each. */
  readonly left: readonly string[];
}

/** Reads a `.vale.ini` and the styles and vocabularies it names. Throws a UsageError when it cannot be read. */
export function readVale(name: string, cwd: string): Vale {
  const file = resolve(cwd, name);
  try {
    const { stylesPath, least, vocabularies, formats, notObeyed, ...config } = readValeConfig(
      readFileSync(file, "utf8"),
    );
    const read = config.sections.map((section) => ({ section, ...usablePatterns(section.passedOver) }));
    const sections = read.map(({ section, usable }) => ({ ...section, passedOver: usable }));
    const folder = resolve(dirname(file), stylesPath);
    const styles = new Set(
      sections.flatMap(({ styles: based = [], rules }) => [...based, ...Object.keys(rules).map(styleOf)]),
    );
    styles.delete("Vale");
    const missing = [...styles].filter((style) => !existsSync(join(folder, style)));
    const there = [...styles].filter((style) => !missing.includes(style));
    const files = filesIn(folder, there, vocabularies);
    const apart = takenOut(files, folder);
    const bytes = writeZip(files);
    const { rows, problems, dictionary, terms } = readStyleGuide(bytes, { format: "vale" });
    return {
      ...{ sections, formats, least: levelOf(least) ?? "hint" },
      rules: rows.flatMap(({ row }) => (row.IsEnabled ? [ruleOf(row)] : [])),
      documentRules: apart.rules,
      words: [
        ...apart.allowed.flatMap(({ words }) => words),
        ...dictionary.flatMap(({ row }) => (row.IsRegex ? [] : [{ text: row.Word, caseSensitive: row.CaseSensitive }])),
      ],
      ignores: [
        ...apart.allowed.flatMap(({ ignores }) => ignores),
        ...dictionary.flatMap(({ row: { IsRegex, Word, CaseSensitive } }) =>
          IsRegex ? [{ rule: "spelling", pattern: Word, isRegex: true, caseSensitive: CaseSensitive }] : [],
        ),
      ],
      terms: terms.map(({ row }, i) => ({
        id: `vale-${i + 1}`,
        text: row.Text,
        status: "Deprecated",
        caseSensitive: row.CaseSensitive,
      })),
      left: [
        ...missing.map((style) => texts.noStyle(style, folder)),
        ...apart.left,
        ...notObeyed.map((setting) => texts.valeSetting(setting)),
        ...read.flatMap(({ refused }) => refused.map((pattern) => texts.valePattern(pattern))),
        ...problems.map((each) => texts.notObeyed(each.name, each.message)),
      ],
    };
  } catch (error) {
    if (error instanceof FileError) throw new UsageError(texts.badVale(name, error.message));
    if (error instanceof Error && "code" in error) throw new UsageError(texts.cannotRead(name, String(error.code)));
    throw error;
  }
}

const styleOf = (rule: string): string => rule.split(".")[0] ?? "";

/** The files of some styles and vocabularies, by the names they would have in an archive. */
function filesIn(folder: string, styles: readonly string[], vocabularies: readonly string[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const take = (place: string, ending: RegExp): void => {
    const at = join(folder, place);
    if (!existsSync(at)) return;
    for (const name of readdirSync(at)
      .filter((each) => ending.test(each))
      .sort())
      files.set(`styles/${place}/${name}`, readFileSync(join(at, name)));
  };
  for (const style of styles) take(style, /\.ya?ml$/i);
  // The older place of vocabularies counts, too.
  for (const name of vocabularies)
    for (const place of ["config/vocabularies", "Vocab"]) take(`${place}/${name}`, /^(accept|reject)\.txt$/);
  return files;
}

/** Rules that no row of a style guide can hold, taken out of the files of an archive. */
interface Apart {
  readonly rules: DocumentRule[];
  readonly allowed: AllowedSpellings[];
  readonly left: string[];
}

function takenOut(files: Map<string, Uint8Array>, folder: string): Apart {
  const apart: Apart = { rules: [], allowed: [], left: [] };
  for (const [path, bytes] of files) {
    const [, style, name] = /^styles\/([^/]+)\/([^/]+)\.ya?ml$/i.exec(path) ?? [];
    if (style === undefined || name === undefined) continue;
    const yaml = yamlIn(bytes);
    if (yaml && takeRule(style, name, yaml, folder, apart)) files.delete(path);
  }
  return apart;
}

/** Whether a rule is one of those; what it says then counts. */
function takeRule(style: string, name: string, yaml: YamlMap, folder: string, into: Apart): boolean {
  const leave = (why: string) => into.left.push(texts.notObeyed(`${style}.${name}`, why));
  if (yaml.text("extends") === "spelling") {
    const allowed = readSpelling(yaml, folder);
    into.allowed.push(allowed);
    allowed.left.forEach(leave);
    return true;
  }
  const reading = readDocumentRule(style, name, yaml);
  if (!reading) return false;
  if ("rule" in reading) into.rules.push(reading.rule);
  else leave(reading.why);
  return true;
}

const longestRule = 200_000;

/** What cannot be read is said by whoever reads the other rules. */
function yamlIn(bytes: Uint8Array): YamlMap | undefined {
  try {
    const yaml = readYaml(new TextDecoder().decode(bytes), defaultLimits, longestRule);
    return yaml instanceof YamlMap ? yaml : undefined;
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

function ruleOf({
  Guide,
  Name,
  Match,
  Replace,
  Message,
  CaseSensitive,
  IsRegex,
  Severity,
}: StyleGuideRow): ConvertedValeRule {
  const rule: TeamRule = {
    id: `${Guide}.${Name}`,
    match: IsRegex && !/^\/.*\/i?$/s.test(Match) ? `/${Match}/` : Match,
    replace: Replace,
    message: Message,
    caseSensitive: CaseSensitive,
    level: levelOf(Severity === "hint" ? "suggestion" : Severity) ?? "warning",
  };
  return { style: Guide, name: `${Guide}.${Name}`, rule };
}
