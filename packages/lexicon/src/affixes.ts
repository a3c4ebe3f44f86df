/** One line of an affix table: what is stripped, what is added, and which words it fits. */
interface Affix {
  readonly strip: string;
  readonly add: string;
  readonly fits: RegExp;
}

interface AffixTable {
  readonly crosses: boolean;
  readonly lines: readonly Affix[];
}

/** The affix rules of one Hunspell dictionary, by flag letter. */
export interface Affixes {
  readonly prefixes: ReadonlyMap<string, AffixTable>;
  readonly suffixes: ReadonlyMap<string, AffixTable>;
  /** Flag of words that are right but never offered. */
  readonly noSuggest: string;
  /** Flag of pieces that are no words by themselves (`1th`). */
  readonly onlyInCompound: string;
}

/** Directives whose meaning `expand` covers, or that only steer Hunspell's own suggestions. */
const understood = new Set(
  "SET TRY ICONV NOSUGGEST COMPOUNDMIN ONLYINCOMPOUND COMPOUNDRULE WORDCHARS PFX SFX REP".split(" "),
);

/** Reads a Hunspell `.aff` file. Throws on a directive it does not know, so that no word form is lost in silence. */
export function readAffixes(text: string): Affixes {
  const prefixes = new Map<string, { crosses: boolean; lines: Affix[] }>();
  const suffixes = new Map<string, { crosses: boolean; lines: Affix[] }>();
  const single: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [directive = "", flag = "", ...rest] = line.trim().split(/\s+/);
    if (directive === "" || directive.startsWith("#")) continue;
    if (!understood.has(directive)) throw new Error(`The affix directive ${directive} is not supported.`);
    if (directive !== "PFX" && directive !== "SFX") single[directive] = flag;
    else addAffixLine(directive === "PFX" ? prefixes : suffixes, directive === "PFX", flag, rest);
  }
  return { prefixes, suffixes, noSuggest: single.NOSUGGEST ?? "", onlyInCompound: single.ONLYINCOMPOUND ?? "" };
}

/** A header has two fields after the flag (`Y 4`), a line has three (`y ied [^aeiou]y`). */
function addAffixLine(
  tables: Map<string, { crosses: boolean; lines: Affix[] }>,
  isPrefix: boolean,
  flag: string,
  [first = "", add = "", condition]: readonly string[],
): void {
  const table = tables.get(flag);
  if (!table || condition === undefined) {
    tables.set(flag, { crosses: first === "Y", lines: [] });
    return;
  }
  if (add.includes("/")) throw new Error("Affixes with flags of their own are not supported.");
  table.lines.push({
    strip: first === "0" ? "" : first,
    add: add === "0" ? "" : add,
    fits: new RegExp(isPrefix ? `^${condition}` : `${condition}$`),
  });
}

/** Every form of a dictionary word: itself, suffixed, prefixed, and both where both tables allow it. */
export function expand(stem: string, flags: string, affixes: Affixes): string[] {
  const forms = [stem];
  const crossing = [stem];
  for (const flag of flags) {
    const table = affixes.suffixes.get(flag);
    if (!table) continue;
    const made = table.lines.filter((line) => line.fits.test(stem)).map((line) => suffixed(stem, line));
    forms.push(...made);
    if (table.crosses) crossing.push(...made);
  }
  for (const flag of flags) {
    const table = affixes.prefixes.get(flag);
    for (const line of table?.lines ?? []) {
      const bases = table?.crosses ? crossing : [stem];
      forms.push(
        ...bases.filter((base) => line.fits.test(base)).map((base) => line.add + base.slice(line.strip.length)),
      );
    }
  }
  return forms;
}

function suffixed(stem: string, line: Affix): string {
  return stem.slice(0, stem.length - line.strip.length) + line.add;
}
