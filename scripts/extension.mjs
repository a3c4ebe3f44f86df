/**
 * npm run extension [-- BROWSER…]: packs the browser extension for the stores, dist/extension/BROWSER.zip (chrome, firefox, edge,
 * safari), and says how large each is. A server gives them away from there. Needs no network, asks nothing and tells nobody.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { browsers } from "../apps/extension/src/manifest.ts";
import { buildLexicon } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { Explained, run } from "./lib/say.mjs";

await run(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !browsers.includes(name));
  if (unknown !== undefined) throw new Explained(`Unknown browser ${unknown}. Choose one of ${browsers.join(", ")}.`);
  install({ development: false });
  await buildLexicon();
  // A server may have started beside it, and comes first.
  setPriority(10);
  // Whoever calls may be a test; what is packed never is.
  process.env.NODE_ENV = "production";
  const { buildExtension } = await import("./lib/extension/build-extension.mjs");
  const { zipFolder } = await import("./lib/vsix/zip-folder.mjs");
  const place = join(root, "dist/extension");
  mkdirSync(place, { recursive: true });
  for (const browser of wanted.length > 0 ? wanted : browsers) {
    const folder = join(place, browser);
    await buildExtension(browser, folder);
    const bytes = zipFolder(folder, 9);
    const file = join(place, `${browser}.zip`);
    // A server that gives it away meanwhile never reads half of it.
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    process.stdout.write(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB\n`);
  }
});
