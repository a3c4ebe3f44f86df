import { matchesGlob } from "node:path";
import type { HouseRule, Level } from "@housestyle/engine";
import { levelOf } from "./level-of.ts";
import type { Vale } from "./read-vale.ts";

const order: readonly Level[] = ["error", "warning", "hint"];

/** Which sections of a `.vale.ini` count for a file, as a key: files with the same one have the same rules. */
export const sectionsFor = ({ sections }: Vale, name: string): string =>
  sections.flatMap(({ glob }, i) => (fits(name, glob) ? [i] : [])).join(" ");

/** The rules that count in those sections: of the styles that the last of them is based on, but for what any of them says of one. */
export function rulesFor({ sections, rules, least }: Vale, key: string): readonly HouseRule[] {
  const own = key === "" ? [] : key.split(" ").flatMap((each) => sections[Number(each)] ?? []);
  const styles = own.findLast((section) => section.styles !== undefined)?.styles ?? [];
  const said = Object.assign({}, ...own.map((section) => section.rules)) as Readonly<Record<string, string>>;
  return rules.flatMap(({ style, name, rule }) => {
    const setting = said[name];
    if (setting?.toUpperCase() === "NO" || (setting === undefined && !styles.includes(style))) return [];
    const level = levelOf(setting) ?? rule.level ?? "warning";
    return order.indexOf(level) <= order.indexOf(least) ? [{ ...rule, level }] : [];
  });
}

/** Vale's globs have no folders in front: `*.md` is any such file. */
function fits(name: string, glob: string): boolean {
  const path = name.replaceAll("\\", "/").replace(/^\//, "");
  const isNot = glob.startsWith("!");
  const plain = isNot ? glob.slice(1) : glob;
  return (matchesGlob(path, plain) || matchesGlob(path, `**/${plain}`)) !== isNot;
}
