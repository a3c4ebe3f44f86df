import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { HouseRule, Level, Settings } from "@housestyle/engine";
import { readStyleGuide, type StyleGuideRow } from "@housestyle/exchange";
import { FileError, writeZip } from "@housestyle/files";
import { UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import { levelOf } from "./level-of.ts";
import { readValeConfig, type ValeSection } from "./vale-config.ts";

/** A rule of a style, and its names there. */
export interface ValeRule {
  readonly style: string;
  readonly name: string;
  readonly rule: HouseRule;
}

/** What a `.vale.ini` and its styles decide. It can be sent to a thread. */
export interface Vale {
  readonly sections: readonly ValeSection[];
  readonly least: Level;
  readonly rules: readonly ValeRule[];
  /** What its vocabularies accept and reject counts in all files. */
  readonly words: Settings["words"];
  readonly ignores: Settings["ignores"];
  readonly terms: Settings["terms"];
  /** What of it cannot be obeyed, a sentence each. */
  readonly left: readonly string[];
}

/** Reads a `.vale.ini` and the styles and vocabularies it names. Throws a UsageError when it cannot be read. */
export function readVale(name: string, cwd: string): Vale {
  const file = resolve(cwd, name);
  try {
    const { stylesPath, least, vocabularies, sections } = readValeConfig(readFileSync(file, "utf8"));
    const folder = resolve(dirname(file), stylesPath);
    const styles = new Set(
      sections.flatMap(({ styles: based = [], rules }) => [...based, ...Object.keys(rules).map(styleOf)]),
    );
    styles.delete("Vale");
    const missing = [...styles].filter((style) => !existsSync(join(folder, style)));
    const bytes = writeZip(
      filesIn(
        folder,
        [...styles].filter((style) => !missing.includes(style)),
        vocabularies,
      ),
    );
    const { rows, problems, dictionary, terms } = readStyleGuide(bytes, { format: "vale" });
    return {
      ...{ sections, least: levelOf(least) ?? "hint" },
      rules: rows.flatMap(({ row }) => (row.IsEnabled ? [ruleOf(row)] : [])),
      words: dictionary.flatMap(({ row }) =>
        row.IsRegex ? [] : [{ text: row.Word, caseSensitive: row.CaseSensitive }],
      ),
      ignores: dictionary.flatMap(({ row: { IsRegex, Word, CaseSensitive } }) =>
        IsRegex ? [{ rule: "spelling", pattern: Word, isRegex: true, caseSensitive: CaseSensitive }] : [],
      ),
      terms: terms.map(({ row }, i) => ({
        id: `vale-${i + 1}`,
        text: row.Text,
        status: "Deprecated",
        caseSensitive: row.CaseSensitive,
      })),
      left: [
        ...missing.map((style) => texts.noStyle(style, folder)),
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

function ruleOf({ Guide, Name, Match, Replace, Message, CaseSensitive, IsRegex, Severity }: StyleGuideRow): ValeRule {
  const rule: HouseRule = {
    id: `${Guide}.${Name}`,
    match: IsRegex && !/^\/.*\/i?$/s.test(Match) ? `/${Match}/` : Match,
    replace: Replace,
    message: Message,
    caseSensitive: CaseSensitive,
    level: levelOf(Severity === "hint" ? "suggestion" : Severity) ?? "warning",
  };
  return { style: Guide, name: `${Guide}.${Name}`, rule };
}
