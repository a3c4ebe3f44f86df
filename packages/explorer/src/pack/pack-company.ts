import { companyKinds } from "../company.ts";
import { encodeRows } from "../number-rows.ts";
import type { Ids } from "./pack-words.ts";

/** Two words that were met together: relation, first, second, how often. */
type Pair = readonly [relation: string, first: string, second: string, count: number];

/** So many words are kept for each word and kind of company. */
const mostKept = 40;

/** For each word whom it keeps company with, the most telling first: kind, number of words, then word and count in turn. */
export function packCompany(table: string, ids: Ids) {
  const pairs = readPairs(table);
  const totals = totalsOf(pairs);
  const rows: number[][] = Array.from({ length: ids.size }, () => []);
  for (const [kind, { relation, of }] of companyKinds.entries()) {
    const own = pairs.filter((pair) => pair[0] === relation);
    for (const [word, company] of Map.groupBy(own, (pair) => pair[of])) {
      const kept = company
        .toSorted((a, b) => salience(b, totals) - salience(a, totals))
        .map((pair) => [ids.get(pair[of === 1 ? 2 : 1]) ?? -1, pair[3]])
        .filter(([id]) => id !== -1)
        .slice(0, mostKept);
      rows[ids.get(word) ?? -1]?.push(kind, kept.length, ...kept.flat());
    }
  }
  return encodeRows(rows);
}

function readPairs(table: string): Pair[] {
  const lines = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [relation = "", first = "", second = "", count = ""] = line.split("\t");
    return [relation, first, second, Number(count)];
  });
}

/** How often each word was met in each place of each relation. */
function totalsOf(pairs: readonly Pair[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const [relation, first, second, count] of pairs) {
    for (const key of [`${relation} 1 ${first}`, `${relation} 2 ${second}`]) {
      totals.set(key, (totals.get(key) ?? 0) + count);
    }
  }
  return totals;
}

/** How telling a pair is: its share of all pairs of both words (Dice), and more when it is frequent. */
function salience([relation, first, second, count]: Pair, totals: ReadonlyMap<string, number>): number {
  const all = (totals.get(`${relation} 1 ${first}`) ?? 0) + (totals.get(`${relation} 2 ${second}`) ?? 0);
  return ((2 * count) / all) * Math.log2(1 + count);
}
