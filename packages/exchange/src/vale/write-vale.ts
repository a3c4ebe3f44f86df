import { encodeUtf8, writeZip, yamlPair, yamlText } from "@housestyle/files";
import type { DictionaryEntry } from "../table/dictionary-entry.ts";
import { siftRows } from "../table/sift-rows.ts";
import { type StyleGuideRow, styleGuideTable } from "../table/style-guide-row.ts";
import type { TermRow } from "../table/term-row.ts";
import { isStorable } from "../text/is-storable.ts";
import { texts } from "../texts.ts";
import type { WrittenFile } from "../writing.ts";
import { fileNames } from "./file-names.ts";
import { longestPattern, namesMissingGroup, whyNotLinear } from "./linear-pattern.ts";
import { expressionOf, heldByVale, type RuleGroup, ruleGroups } from "./rule-group.ts";
import { holdsSlots } from "./rule-message.ts";
import { printValeSettings } from "./vale-settings.ts";
import { accepted, entryLine, rejected, termLine, vocabularyFiles } from "./vocabulary.ts";

/** What the vocabulary contains besides the rules. */
export interface ValeVocabulary {
  readonly dictionary?: readonly DictionaryEntry[];
  readonly terms?: readonly TermRow[];
}

const levels: Readonly<Record<string, string>> = { hint: "suggestion", warning: "warning", error: "error" };
const vocabularyName = "Team";

function printRule(group: RuleGroup): string {
  const lines = [
    `extends: ${group.kind}`,
    `message: ${yamlText(group.message)}`,
    `level: ${levels[group.severity] ?? "warning"}`,
    ...(group.url === "" ? [] : [`link: ${yamlText(group.url)}`]),
    `ignorecase: ${group.ignoreCase}`,
    ...(group.nonword ? ["nonword: true"] : []),
    group.kind === "substitution" ? "swap:" : "tokens:",
  ];
  const body = [...group.pairs].map(([token, replace]) =>
    group.kind === "substitution" ? yamlPair(token, replace, "  ") : `  - ${yamlText(token)}\n`,
  );
  return `${lines.join("\n")}\n${body.join("")}`;
}

function refuses(row: StyleGuideRow): string | undefined {
  if (holdsSlots(row.Message)) return texts.vale.slot;
  const pattern = expressionOf(row)?.pattern;
  const why = pattern === undefined ? undefined : whyNotLinear(pattern);
  if (why) return texts.vale.badPattern(why, longestPattern);
  if (pattern !== undefined && namesMissingGroup(pattern, row.Replace)) {
    return texts.vale.missingGroup;
  }
  return row.Match.trim() === "" ? texts.vale.nothingInIt : undefined;
}

/** Returns the lines of both lists. */
function listsOf({ dictionary = [], terms = [] }: ValeVocabulary): Map<string, Uint8Array> {
  const words = dictionary.filter(
    (row) => isStorable(row) && row.SubCategory === "" && (row.IsRegex || !/[*?\r\n]/.test(row.Word)),
  );
  return vocabularyFiles(vocabularyName, {
    accept: [...words.map(entryLine), ...terms.filter(({ Status }) => accepted.has(Status)).map(termLine)],
    reject: terms.filter(({ Status }) => rejected.has(Status)).map(termLine),
  });
}

/** Returns each group with its folder and file. */
function placed(groups: readonly RuleGroup[]): { group: RuleGroup; style: string; rule: string }[] {
  const styleName = fileNames();
  // Vale keeps its vocabularies in a folder of that name.
  styleName("config", "config");
  const styles = new Map<string, { style: string; ruleName: ReturnType<typeof fileNames> }>();
  return groups.map((group) => {
    const found = styles.get(group.guide) ?? { style: styleName(group.guide, "Team"), ruleName: fileNames() };
    styles.set(group.guide, found);
    const otherwise = group.kind === "substitution" ? "Substitution" : "Existence";
    return { group, style: found.style, rule: found.ruleName(group.name, otherwise) };
  });
}

/**
 * Writes a zip for Vale: a style for each guide with as few `substitution` and `existence` files as possible, the
 * configuration, and a vocabulary if words or terms are given.
 */
export function writeVale(rows: readonly StyleGuideRow[], vocabulary: ValeVocabulary = {}): WrittenFile {
  const { kept, problems, lost } = siftRows(rows, {
    table: styleGuideTable,
    nameOf: ({ Name, Match }) => Name || Match,
    holds: heldByVale,
    refuses,
  });
  const places = placed(ruleGroups(kept));
  const lists = listsOf(vocabulary);
  const off = places.filter(({ group }) => !group.enabled).map(({ style, rule }) => `${style}.${rule}`);
  const styles = [...new Set(places.map(({ style }) => style))];
  const settings = printValeSettings(styles, off, lists.size > 0 ? vocabularyName : "");
  const files = new Map([
    [".vale.ini", encodeUtf8(settings)],
    ...places.map(({ group, style, rule }) => [`styles/${style}/${rule}.yml`, encodeUtf8(printRule(group))] as const),
    ...lists,
  ]);
  const renamed = [
    ...(places.some(({ group, style }) => style !== group.guide) ? ["Guide"] : []),
    ...(places.some(({ group, rule }) => rule !== group.name) ? ["Name"] : []),
  ];
  return {
    bytes: writeZip(files),
    mediaType: "application/zip",
    extension: ".zip",
    problems,
    lost: [...new Set([...renamed, ...lost])],
  };
}
