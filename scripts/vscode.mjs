/**
 * npm run vscode [-- FILE]: makes the extension for VS Code, dist/housestyle-VERSION.vsix or FILE, and says how large it is.
 * Needs no network.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { buildLexicon } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { run, say } from "./lib/say.mjs";

await run(async () => {
  install({ development: true });
  await buildLexicon();
  const { stageVsix } = await import("./lib/vsix/stage-vsix.mjs");
  const { zipFolder } = await import("./lib/vsix/zip-folder.mjs");
  const folder = mkdtempSync(join(tmpdir(), "housestyle-vsix-"));
  try {
    const { name, version } = await stageVsix(folder);
    const file = resolve(process.argv[2] ?? join(root, `dist/${name}-${version}.vsix`));
    const bytes = zipFolder(folder, 9);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    say(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
