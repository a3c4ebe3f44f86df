/**
 * npm run libreoffice -- ADDRESS [FILE]: makes the extension for LibreOffice that asks the server at ADDRESS, dist/housestyle-VERSION.oxt
 * or FILE, and says how large it is. A server gives the same at /office/housestyle.oxt. Needs no network.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesOf } from "../apps/server/src/addins/files-of.ts";
import { packOxt } from "../packages/addins/src/index.ts";
import { addressOf } from "./lib/address-of.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  const address = addressOf(process.argv[2], "libreoffice");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const file = resolve(process.argv[3] ?? join(root, `dist/housestyle-${version}.oxt`));
  const bytes = packOxt(filesOf("libreoffice/extension"), { address, version });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  say(`${file}: ${(bytes.length / 1e3).toFixed(0)} kB`);
});
