/**
 * npm run google-docs -- ADDRESS [FOLDER]: writes the add-on for Google Docs that asks the server at ADDRESS into dist/google-docs or
 * FOLDER, as a script project takes it (`clasp push`). A server gives the same at /office/google-docs.zip. Needs no network.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesOf } from "../apps/server/src/addins/files-of.ts";
import { googleDocsFiles } from "../packages/addins/src/index.ts";
import { addressOf } from "./lib/address-of.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  const address = addressOf(process.argv[2], "google-docs");
  const folder = resolve(process.argv[3] ?? join(root, "dist/google-docs"));
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of googleDocsFiles(filesOf("google-docs/addon"), { address }))
    writeFileSync(join(folder, name), bytes);
  say(folder);
});
