import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, type Rewrite, rewriteKinds } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";

// Other wordings of the sentences of texts: how many there are and how long they take. `--texts=FOLDER` reads .txt and .md
// files, and `--show=N` prints N of each kind, chosen by `--seed`, for a person to read.

const { values } = parseArgs({
  options: {
    texts: { type: "string", default: join(import.meta.dirname, "../docs") },
    show: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
  },
});
const files = readdirSync(values.texts).filter((name) => /\.(?:txt|md)$/.test(name));
const engine = createEngine(await readAssets());
const found: { readonly before: string; readonly rewrite: Rewrite }[] = [];
const times: number[] = [];
for (const name of files) {
  const text = readFileSync(join(values.texts, name), "utf8");
  for (const { start, ...paragraph } of engine.paragraphs(text, name.endsWith(".md") ? "markdown" : "text")) {
    const began = performance.now();
    const rewrites = engine.rewrites(paragraph, { start: 0, end: paragraph.text.length });
    times.push(performance.now() - began);
    for (const rewrite of rewrites) found.push({ before: paragraph.text.slice(rewrite.start, rewrite.end), rewrite });
  }
}
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(
  `${times.length} paragraphs of ${files.length} files: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(0.9999)} ms`,
);

let state = Number(values.seed);
const chance = (): number => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state / 2147483648;
};
for (const kind of rewriteKinds) {
  const all = found.filter(({ rewrite }) => rewrite.kind === kind);
  console.log(`${kind}: ${all.length}`);
  const drawn = all.map((each) => ({ each, order: chance() })).sort((a, b) => a.order - b.order);
  for (const { each } of drawn.slice(0, Number(values.show))) console.log(`- ${each.before}\n+ ${each.rewrite.text}`);
}
