/** npm run api [-- FOLDER]: the reference of what others can install, out of its doc comments, as Markdown in dist/api or FOLDER. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { published } from "./lib/pack/published.mjs";
import { root } from "./lib/root.mjs";
import { Explained, run, say } from "./lib/say.mjs";

const folder = resolve(process.argv[2] ?? join(root, "dist/api"));

await run(async () => {
  install({ development: true });
  const entries = published.flatMap(({ room, parts }) =>
    Object.values(parts).map((part) => `packages/${room}/src/${part}`),
  );
  const options = {
    entryPoints: entries,
    basePath: join(root, "packages"),
    plugin: ["typedoc-plugin-markdown"],
    tsconfig: join(root, "tsconfig.published.json"),
    out: folder,
    readme: "none",
    name: "Housestyle",
    excludePrivate: true,
    disableSources: true,
    outputFileStrategy: "modules",
    logLevel: "Warn",
  };
  const args = Object.entries(options).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => [`--${name}`, String(one)]),
  );
  const typedoc = join(root, "node_modules/typedoc/bin/typedoc");
  const { status } = spawnSync(ownNode(), [typedoc, ...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Explained("The API reference could not be built. See the output above.");
  say(`The API reference is in ${folder}.`);
});
