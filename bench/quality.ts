import { writeFileSync } from "node:fs";
import { createEngine, type Finding } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { novels, wordsOf } from "./measure.ts";

// How often each rule speaks in edited prose: the ledger of precision. With --write it is kept in docs/precision.md.

const engine = createEngine(await readAssets());
const text = novels().join("\n\n");
const words = wordsOf(text);
const findings = engine.check(text, { dialect: "en-GB" });
const by = Map.groupBy(findings, ({ ruleId }) => ruleId);
const per100k = (count: number): string => ((count / words) * 100_000).toFixed(1);
const correctness = findings.filter(({ kind }) => kind === "spelling" || kind === "grammar" || kind === "punctuation");

const heard = (list: readonly Finding[]): string =>
  [...new Set(list.map((finding) => finding.text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")))]
    .slice(0, 3)
    .map((each) => `“${each}”`)
    .join(", ");

const rows = engine.rules
  .map(({ id, level }) => ({ id, level, list: by.get(id) ?? [] }))
  .sort((a, b) => b.list.length - a.list.length || a.id.localeCompare(b.id))
  .map(({ id, level, list }) => `| ${id} | ${level} | ${list.length} | ${per100k(list.length)} | ${heard(list)} |`);

const ledger = `# The ledger of precision

How often each rule speaks in ${words.toLocaleString("en-US")} words of edited prose (corpora/novels.txt.gz, en-GB, every rule on). An error or warning
here is nearly always a false alarm; a hint is a matter of taste. A new rule adds its line with \`npm run quality -- --write\`.
Flags of correctness (spelling, grammar, punctuation): ${correctness.length}, that is ${((correctness.length / words) * 1000).toFixed(2)} in 1,000 words.

| rule | level | flags | in 100,000 words | for instance |
|---|---|---|---|---|
${rows.join("\n")}
`;

if (process.argv.includes("--write")) writeFileSync(new URL("../docs/precision.md", import.meta.url), ledger);
console.log(ledger);
