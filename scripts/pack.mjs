/**
 * npm run pack [-- FOLDER]: makes what others can install, a folder and a .tgz each, in dist/packages or FOLDER, and says how
 * large each is. Needs no network.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildLexicon } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { declarations } from "./lib/pack/declarations.mjs";
import { published } from "./lib/pack/published.mjs";
import { stageRoom } from "./lib/pack/stage.mjs";
import { stageCli } from "./lib/pack/stage-cli.mjs";
import { root } from "./lib/root.mjs";
import { Explained, run, say } from "./lib/say.mjs";

const folder = resolve(process.argv[2] ?? join(root, "dist/packages"));

await run(async () => {
  install({ development: true });
  await buildLexicon();
  mkdirSync(folder, { recursive: true });
  for (const one of published) {
    const entries = Object.values(one.parts).map((part) => `${one.room}/src/${part}`);
    await stageRoom(one, join(folder, one.room), declarations(entries, [one.room, ...one.inside]));
    pack(one.room);
  }
  await stageCli(join(folder, "cli"));
  pack("cli");
});

function pack(name) {
  const { status, stdout, stderr } = spawnSync("npm", ["pack", `./${name}`, "--json"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Explained(stderr);
  const [{ filename, unpackedSize }] = JSON.parse(stdout);
  const kilobytes = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString("en")} KB`;
  say(`${filename}: ${kilobytes(statSync(join(folder, filename)).size)}, installed ${kilobytes(unpackedSize)}`);
}
