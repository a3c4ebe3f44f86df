/**
 * npm run desktop -- ADDRESS [FILE]: makes the desktop program for Linux around the server at ADDRESS,
 * dist/housestyle-desktop_VERSION_all.deb or FILE, and says how large it is. A server gives the same at /desktop/housestyle.deb.
 * Needs no network.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesOf, folderOf } from "../apps/server/src/addins/files-of.ts";
import { packDesktop } from "../packages/addins/src/index.ts";
import { addressOf } from "./lib/address-of.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  const address = addressOf(process.argv[2], "desktop");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const file = resolve(process.argv[3] ?? join(root, `dist/housestyle-desktop_${version}_all.deb`));
  const icon = readFileSync(join(folderOf("office/public/assets"), "icon-192.png"));
  const bytes = packDesktop(filesOf("desktop/shell"), { address, version }, icon);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  say(`${file}: ${(bytes.length / 1e3).toFixed(0)} kB`);
});
