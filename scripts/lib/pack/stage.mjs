import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../root.mjs";

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The oldest Node that what is published runs on. */
export const oldestNode = "22.12";
const target = `node${oldestNode}`;

/** Our own rooms that do not travel inside are packages beside it; so is whatever npm has. */
const staysOutside = (inside) => (name) =>
  !/^[./#]/.test(name) &&
  !inside.some((room) => name === `@housestyle/${room}` || name.startsWith(`@housestyle/${room}/`));

/**
 * One of `published` as npm wants it, in `folder`: JavaScript in `lib`, its files, its papers, and `types`, declarations by
 * their path, where there are some.
 */
export async function stageRoom({ room, says, parts, inside, files, script }, folder, types = new Map()) {
  const source = join(root, "packages", room);
  rmSync(folder, { recursive: true, force: true });
  const input = Object.fromEntries(Object.values(parts).map((part) => [nameOf(part), join(source, "src", part)]));
  const output = await build({ input, external: staysOutside(inside) }, { dir: join(folder, "lib"), format: "esm" });
  if (script) {
    // A script tag brings no packages: all of it is inside.
    const from = { input: join(source, "src", script.source), external: [] };
    await build(from, { file: join(folder, script.file), format: "iife", name: script.name, minify: true });
  }
  for (const file of files) cpSync(join(source, file), join(folder, file), { recursive: true });
  for (const [path, text] of types) write(join(folder, "types", path), text);
  const exports = Object.fromEntries([
    ...Object.entries(parts).map(([name, part]) => [
      name,
      { types: `./types/${room}/src/${part.replace(".ts", ".d.ts")}`, default: `./lib/${nameOf(part)}.js` },
    ]),
    ...[...files, ...(script ? [script.file] : [])].map(below),
    ["./package.json", "./package.json"],
  ]);
  writePapers(folder, source, { description: says, exports, dependencies: dependenciesOf(output, source) });
}

/** A file is had by its name, and all files of a folder by theirs. */
const below = (file) => (/\.\w+$/.test(file) ? [`./${file}`, `./${file}`] : [`./${file}/*`, `./${file}/*`]);

/** `page/index.ts` is built to `page.js`, `index.ts` to `index.js`. */
const nameOf = (part) => part.replace(/\/index\.ts$/, "").replace(/\.ts$/, "");

async function build({ input, external }, to) {
  const bundle = await rolldown({
    cwd: root,
    input,
    external,
    platform: "neutral",
    resolve: { mainFields: ["module", "main"] },
    transform: { target },
  });
  const { output } = await bundle.write({ ...to, chunkFileNames: "[name].js" });
  await bundle.close();
  return output;
}

/** What the code that was built imports by name, each in the version that it was built and tested with. */
export function dependenciesOf(output, source) {
  const names = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const packages = names
    .filter((name) => !/^[./]/.test(name) && !isBuiltin(name) && !output.some(({ fileName }) => fileName === name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  return Object.fromEntries([...new Set(packages)].sort().map((name) => [name, versionOf(name, source)]));
}

function versionOf(name, source) {
  const folders = createRequire(join(source, "package.json")).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return manifestOf(join(folder, name)).version;
    } catch {
      // It lies further up.
    }
  }
  throw new Error(`${name} is imported and not installed.`);
}

/** What a package says of itself, and its licence. */
export function writePapers(folder, source, more) {
  const { name, version, license, type, peerDependencies, peerDependenciesMeta } = manifestOf(source);
  const engines = { node: `>=${oldestNode}` };
  const peers = { peerDependencies, peerDependenciesMeta };
  const manifest = { name, version, license, type, engines, sideEffects: false, ...more, ...peers };
  write(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(source, "README.md"), join(folder, "README.md"));
  for (const paper of ["LICENSE", "NOTICE"]) cpSync(join(root, paper), join(folder, paper));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
