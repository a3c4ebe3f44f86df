import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { node24 } from "./node24.mjs";
import { precompress } from "./precompress.mjs";
import { root } from "./root.mjs";
import { Explained, say } from "./say.mjs";
import { texts } from "./texts.mjs";

/** What is made from the sources before the product runs: what it depends on, what it makes, and how. */
const lexicon = {
  what: "the word lists",
  inputs: ["packages/lexicon/src", "packages/lexicon/data", "packages/engine/src/speller", "package-lock.json"],
  output: "packages/lexicon/dist/lexicon.bin",
  args: ["packages/lexicon/src/pack.ts"],
  cwd: ".",
  finish: async () => {},
};
const explorer = {
  what: "the word explorer",
  inputs: [
    "packages/explorer/src",
    "packages/explorer/data",
    "packages/lexicon/data/counts.tsv",
    "packages/lexicon/data/rude.txt",
    "packages/engine/src/rules/style/cliche.ts",
    "corpora/novels.txt.gz",
    "package-lock.json",
  ],
  output: "packages/explorer/dist/explorer.bin",
  args: ["packages/explorer/src/pack/main.ts"],
  cwd: ".",
  finish: async () => {},
};
const web = {
  what: "the web page",
  inputs: [
    "apps/web",
    "packages/contract/src",
    "packages/client/src",
    "packages/engine/src",
    "packages/lexicon/src",
    "packages/lexicon/dist/lexicon.bin",
    "packages/slow-lane/src",
    "packages/ui/src",
    "package-lock.json",
  ],
  output: "apps/web/dist/index.html",
  args: [join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"],
  cwd: "apps/web",
  finish: (folder) => precompress(folder),
};

/** Builds the word lists if they are missing or their sources have changed. */
export async function buildLexicon() {
  await build(lexicon);
}

/** Builds all that the server reads. */
export async function buildData() {
  await build(lexicon);
  await build(explorer);
}

/** Builds everything that is missing or out of date, in order. */
export async function buildAll() {
  await buildData();
  await build(web);
}

async function build({ what, inputs, output, args, cwd, finish }) {
  const folder = join(root, dirname(output));
  const stamp = join(folder, ".built");
  const print = fingerprint(inputs);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  say(texts.building(what));
  const { status } = spawnSync(node24(), args, { cwd: join(root, cwd), stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Explained(texts.buildFailed(what));
  await finish(folder);
  // Written last: a build that was cut short is done again.
  writeFileSync(stamp, print);
}
