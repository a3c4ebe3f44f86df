import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildStep } from "./build-step.mjs";
import { precompress } from "./precompress.mjs";
import { root } from "./root.mjs";

/** What is made from the sources before the product runs: what it depends on, what it makes, and how. */
const lexicon = {
  what: "the word lists",
  inputs: [
    "packages/lexicon/src",
    "packages/lexicon/data",
    "packages/engine/src/speller",
    "packages/engine/src/syntax",
    "packages/engine/src/confusions",
    "packages/engine/src/pattern",
    "packages/engine/src/language",
    "packages/engine/src/spread-assets.ts",
    "package-lock.json",
  ],
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
    "packages/lexicon/data/phrases/style/cliche.tsv",
    "corpora/novels.txt.gz",
    "package-lock.json",
  ],
  output: "packages/explorer/dist/explorer.bin",
  args: ["packages/explorer/src/pack/main.ts"],
  cwd: ".",
  finish: async () => {},
};
const bundler = [
  "scripts/lib/bundle.mjs",
  "scripts/lib/bundle-programs.mjs",
  "scripts/lib/source-places.mjs",
  "package-lock.json",
];
/** In no program but the page, or in none at all. */
const elsewhere = new Set(["ui", "client", "testing"]);
/** What a program may be built from. */
const rooms = readdirSync(join(root, "packages"))
  .filter((room) => !elsewhere.has(room))
  .map((room) => `packages/${room}/src`);

/** The server with its threads and processes, and the command that makes backups. */
export const server = {
  what: "the server",
  inputs: [...bundler, ...rooms, "apps/server/src"],
  output: "apps/server/dist/main.js",
  args: [bundler[0], "apps/server/dist", "apps/server/src/main.ts", "apps/server/src/backup-main.ts"],
  cwd: ".",
  finish: async () => {},
};
/** The command `housestyle`. */
export const cli = {
  what: "the command line",
  inputs: [...bundler, ...rooms, "packages/client/src", "apps/cli/src", "apps/cli/package.json"],
  output: "apps/cli/dist/main.js",
  args: [bundler[0], "apps/cli/dist", "apps/cli/src/main.ts"],
  cwd: ".",
  finish: async () => {},
};
/** The pages of the documentation that the web app shows. */
const docs = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);
const web = {
  what: "the web app",
  inputs: [
    "apps/web",
    ...docs,
    "docs/editors",
    ...rooms,
    "packages/client/src",
    "packages/ui/src",
    "packages/lexicon/dist/lexicon.bin",
    "packages/lexicon/dist/phrases.txt",
    "package-lock.json",
  ],
  output: "apps/web/dist/index.html",
  args: [join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"],
  cwd: "apps/web",
  finish: (folder) => precompress(folder),
};

/** The pane of office programs. */
const office = {
  what: "the Office pane",
  inputs: [
    "apps/office",
    ...rooms,
    "packages/client/src",
    "packages/ui/src",
    "packages/lexicon/dist/lexicon.bin",
    "packages/lexicon/dist/phrases.txt",
    "package-lock.json",
  ],
  output: "apps/office/dist/word.html",
  args: web.args,
  cwd: "apps/office",
  finish: (folder) => precompress(folder),
};

/** The script for editors of other pages. */
const plugin = {
  what: "the plugin script",
  inputs: ["apps/plugin", ...rooms, "package-lock.json"],
  output: "apps/plugin/dist/bundle.js",
  args: web.args,
  cwd: "apps/plugin",
  finish: (folder) => precompress(folder),
};

/** The browser extension, packed for each browser. */
const extension = {
  what: "the browser extension",
  inputs: [
    "apps/extension",
    "scripts/extension.mjs",
    "scripts/lib/extension",
    ...rooms,
    "packages/ui/src",
    "packages/lexicon/dist/lexicon.bin",
    "packages/lexicon/dist/phrases.txt",
    "package.json",
    "package-lock.json",
  ],
  output: "dist/extension/safari.zip",
  args: ["scripts/extension.mjs"],
  cwd: ".",
  finish: async () => {},
};

/** Builds the word lists if they are missing or their sources have changed. */
export async function buildLexicon() {
  await buildStep(root, lexicon);
}

/** Builds all that the server reads. */
export async function buildData() {
  await buildStep(root, lexicon);
  await buildStep(root, explorer);
}

/** Builds what the command `housestyle` runs. */
export async function buildCli() {
  await buildStep(root, lexicon);
  await buildStep(root, cli);
}

/** Builds the server and what it reads, but for the page. */
export async function buildServer() {
  await buildData();
  await buildStep(root, server);
}

/** Builds the page, the pane of office programs and the script for other pages; the word lists have to be there. */
export async function buildPage() {
  await buildStep(root, web);
  await buildStep(root, office);
  await buildStep(root, plugin);
}

/** Packs the browser extension, which a server gives away once it is there; the word lists have to be there. */
export async function buildExtension() {
  await buildStep(root, extension);
}

/** Builds everything that is missing or out of date: first the word lists, then at once what does not need each other. */
export async function buildAll() {
  await buildStep(root, lexicon);
  await Promise.all([explorer, server, web, cli, office, plugin].map((step) => buildStep(root, step)));
}
