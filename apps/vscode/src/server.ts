import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { serveLanguage } from "@housestyle/lsp";
import manifest from "../package.json" with { type: "json" };
import { texts } from "./texts.ts";

// The language server inside the extension: it speaks over standard input and output, and ends with the first of them.
const { HOUSESTYLE_SERVER: address, HOUSESTYLE_KEY: key, HOUSESTYLE_CACHE: cache } = process.env;
await serveLanguage({
  ...{ input: process.stdin, output: process.stdout, version: manifest.version },
  engine: readAssets().then(createEngine),
  ...{ late: undefined, lateRules: [], deepen: async () => ({ why: texts.noDeeper }) },
  ...{ wishes: {}, words: [], disabled: [], config: undefined },
  server: address && key && cache ? { address, key, cache } : undefined,
});
// The connection looks every few seconds whether the editor is still there.
process.exit(0);
