import { matchesGlob } from "node:path";
import { bySeverity, type Level, type TeamRule } from "@housestyle/engine";
import type { DocumentRule } from "./document/document-rule.ts";
import { levelOf } from "./level-of.ts";
import type { Vale } from "./read-vale.ts";

/** Which sections of a `.vale.ini` count for a file, as a key: files with the same one have the same rules. */
export const sectionsFor = ({ sections }: Vale, name: string): string =>
  sections.flatMap(({ glob }, i) => (fits(name, glob) ? [i] : [])).join(" ");

/** What those sections say is not read. */
export const passedOverFor = ({ sections }: Vale, key: string): readonly string[] =>
  key === "" ? [] : [...new Set(key.split(" ").flatMap((each) => sections[Number(each)]?.passedOver ?? []))];

/** The rules that count in those sections: of the styles that the last of them is based on, but for what any of them says of one. */
export function rulesFor(vale: Vale, key: string): readonly TeamRule[] {
  return chosen(vale, key, vale.rules, ({ rule }) => rule.level).map(({ it, level }) => ({ ...it.rule, level }));
}

/** The same of rules that look at whole blocks, or at all of a text. */
export function documentRulesFor(vale: Vale, key: string): readonly DocumentRule[] {
  return chosen(vale, key, vale.documentRules, ({ level }) => level).map(({ it, level }) => ({ ...it, level }));
}

function chosen<R extends { readonly style: string; readonly name: string }>(
  { sections, least }: Vale,
  key: string,
  rules: readonly R[],
  ownLevel: (rule: R) => Level | undefined,
): { readonly it: R; readonly level: Level }[] {
  const own = key === "" ? [] : key.split(" ").flatMap((each) => sections[Number(each)] ?? []);
  const styles = own.findLast((section) => section.styles !== undefined)?.styles ?? [];
  const said = Object.assign({}, ...own.map((section) => section.rules)) as Readonly<Record<string, string>>;
  return rules.flatMap((it) => {
    const setting = said[it.name];
    if (setting?.toUpperCase() === "NO" || (setting === undefined && !styles.includes(it.style))) return [];
    const level = levelOf(setting) ?? ownLevel(it) ?? "warning";
    return bySeverity({ level }, { level: least }) <= 0 ? [{ it, level }] : [];
  });
}

/** Vale's globs have no folders in front: `*.md` is any such file. */
function fits(name: string, glob: string): boolean {
  const path = name.replaceAll("\\", "/").replace(/^\//, "");
  const isNot = glob.startsWith("!");
  const plain = isNot ? glob.slice(1) : glob;
  return (matchesGlob(path, plain) || matchesGlob(path, `**/${plain}`)) !== isNot;
}
