import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createEngine, type Dialect, type Finding } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { type Score, scored } from "./error-sets.ts";
import { paragraphsIn, paragraphsOf, wordsOf } from "./measure.ts";

// How often each rule speaks in edited prose of several genres: the ledger of precision. With --write it is kept in
// docs/precision.tsv. --reserve tells the sums of a genre that nothing is tuned on; look at it last. --texts reads other
// prose, a paragraph a line; --sets scores each rule on corrected sentences.

const { values } = parseArgs({
  options: {
    write: { type: "boolean" },
    reserve: { type: "boolean" },
    texts: { type: "string", multiple: true, default: [] },
    sets: { type: "string", multiple: true, default: [] },
  },
});
const engine = createEngine(await readAssets());

interface Genre {
  readonly name: string;
  readonly words: number;
  readonly findings: readonly Finding[];
}

function genre(name: string, paragraphs: readonly string[], dialect: Dialect): Genre {
  const text = paragraphs.join("\n\n");
  return { name, words: wordsOf(text), findings: engine.check(text, { dialect }) };
}

const isCorrection = ({ kind }: Finding): boolean =>
  kind === "spelling" || kind === "grammar" || kind === "punctuation";
const per = (each: number, count: number, words: number): string =>
  ((count / words) * each).toFixed(each > 1000 ? 1 : 2);
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const heard = (list: readonly Finding[]): string =>
  [...new Set(list.map((finding) => finding.text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")))]
    .slice(0, 3)
    .map((each) => `“${each}”`)
    .join(", ");

/** How loud the engine is in each genre. */
const loudness = (genres: readonly Genre[]): string =>
  table(
    ["genre", "words", "corrections in 1,000 words", "grammar and punctuation", "style"],
    genres.map(({ name, words, findings }) => {
      const corrections = findings.filter(isCorrection);
      const grammar = corrections.filter(({ kind }) => kind !== "spelling");
      const style = findings.length - corrections.length;
      const counts = [corrections.length, grammar.length, style].map((count) => per(1000, count, words));
      return [name, words.toLocaleString("en-US"), ...counts];
    }),
  );

const genres = [
  genre("novels", paragraphsIn("novels"), "en-GB"),
  genre("modern", paragraphsIn("modern"), "en-US"),
  ...values.texts.map((file) => genre(file, paragraphsOf(file), "en-US")),
];
const all = genres.flatMap(({ findings }) => findings);
const words = genres.reduce((sum, each) => sum + each.words, 0);
const rows = engine.rules
  .map(({ id, level }) => ({ id, level, list: all.filter(({ ruleId }) => ruleId === id) }))
  .sort((a, b) => b.list.length - a.list.length || a.id.localeCompare(b.id))
  .map(({ id, level, list }) => {
    const counts = genres.map(({ findings }) => findings.filter(({ ruleId }) => ruleId === id).length);
    return [id, level, ...counts, per(100_000, list.length, words), heard(list)];
  });

const head = ["rule", "level", ...genres.map(({ name }) => name), "in 100,000 words", "for instance"];
const ledger = [head, ...rows].map((row) => `${row.join("\t")}\n`).join("");

if (values.write) writeFileSync(new URL("../docs/precision.tsv", import.meta.url), ledger);
console.log(`${words.toLocaleString("en-US")} words, every rule on\n\n${loudness(genres)}\n\n${table(head, rows)}\n`);
if (values.reserve) console.log(`${loudness([genre("reserve", paragraphsIn("reserve"), "en-US")])}\n`);

const levels = new Map(engine.rules.map(({ id, level }) => [id, level]));
/** A rule that is right less often should be a hint. */
const bar = 0.7;
const share = ({ right, atFault, said }: Score): number => (right + atFault) / said;
if (values.sets.length > 0) {
  const scores = [...scored(engine, values.sets)].sort((a, b) => b[1].said - a[1].said);
  console.log(
    table(
      ["rule", "level", "said", "right", "at a fault, other fix", "at none", ""],
      scores.map(([id, score]) => {
        const isLow = score.said >= 5 && levels.get(id) !== "hint" && share(score) < bar;
        return [
          id,
          levels.get(id) ?? "",
          score.said,
          score.right,
          score.atFault,
          score.wrong,
          isLow ? "under 70 %" : "",
        ];
      }),
    ),
  );
}
