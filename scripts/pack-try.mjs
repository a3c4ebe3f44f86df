/**
 * npm run pack:try: installs what npm run pack made into an empty project, beside tools that others made, and uses it there on
 * Node 22: as a library, with types, by the examples of its documentation, on the command line, in a page through a bundler and through a plain script tag, in
 * remark and in textlint. A line for each; needs the registry and a Chromium.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { exampleModule, examplesIn } from "./lib/pack/examples.mjs";
import { inPage } from "./lib/pack/in-page.mjs";
import { root } from "./lib/root.mjs";
import { Explained, run, say } from "./lib/say.mjs";

const node = "22.23.3";
const others = ["remark-cli@12.0.1", "textlint@15.8.0", "typescript@5.9.3", "@types/node@22.19.1", "rolldown@1.2.19"];
const packed = join(root, "dist/packages");
const folder = mkdtempSync(join(tmpdir(), "housestyle-installed-"));

await run(async () => {
  const files = existsSync(packed) ? readdirSync(packed).filter((file) => file.endsWith(".tgz")) : [];
  if (files.length === 0) throw new Explained("No packages found. Run: npm run pack");
  cpSync(join(root, "scripts/pack-try"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const runtime = `node-${process.platform}-${process.arch}@${node}`;
  const names = files.map((file) => join(packed, file));
  must("npm", ["install", "--no-fund", "--no-audit", "--ignore-scripts", ...names, runtime, ...others]);
  const old = join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin/node");
  process.env.PATH = `${join(old, "..")}:${process.env.PATH}`;
  const bin = (name) => join(folder, "node_modules/.bin", name);

  is("as a library, on Node 22", must(old, ["library.mjs"]), /^v22\.\S+ grammar\/a-or-an an\n$/);
  is("its types, strictly", must(bin("tsc"), ["--strict", "--noEmit", "--module", "nodenext", "typed.ts"]), /^$/);
  const examples = writeExamples();
  is(
    `${examples.length} examples of the documentation compile`,
    must(bin("tsc"), ["--strict", "--noEmit", "--module", "nodenext", "--skipLibCheck", ...examples]),
    /^$/,
  );
  is("housestyle check", must(bin("housestyle"), ["check", "text.md"], [1]), /text\.md:3:9.+grammar\/a-or-an/s);
  is(
    "housestyle check --fix",
    must(bin("housestyle"), ["check", "--fix", "--stdin-name", "x.md", "-"], [0, 1], "She ate a apple.\n"),
    /She ate an apple\./,
  );
  is(
    "remark",
    must(bin("remark"), ["--use", "@housestyle/unified", "--quiet", "--frail", "text.md"], [1]),
    /3:9-3:10.+a-or-an.+housestyle/s,
  );
  is("textlint", must(bin("textlint"), ["text.md"], [1]), /3:9.+grammar\/a-or-an/s);
  must(bin("rolldown"), ["page.mjs", "--file", "bundled.js", "--platform", "browser"]);
  const { page: chromium } = ensureChromium(process.execPath);
  is("in a page, through a bundler", await inPage(chromium, folder, "bundled.html"), /^grammar\/a-or-an an$/);
  is("in a page, through a script tag", await inPage(chromium, folder, "tagged.html"), /^grammar\/a-or-an an$/);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes each example in the installed declarations as a module and returns the names of the files. */
function writeExamples() {
  const names = new Map(
    ["engine", "lexicon", "lexicon/page", "client"].map((part) => [
      `@housestyle/${part}`,
      exportsOf(`@housestyle/${part}`),
    ]),
  );
  const declarations = globSync("node_modules/@housestyle/*/types/**/*.d.ts", { cwd: folder });
  const codes = new Set(declarations.flatMap((file) => examplesIn(readFileSync(join(folder, file), "utf8"))));
  if (codes.size < 20) throw new Explained(`Only ${codes.size} examples were found.`);
  return [...codes].map((code, i) => {
    writeFileSync(join(folder, `example-${i}.ts`), exampleModule(code, names));
    return `example-${i}.ts`;
  });
}

/** Returns the names of the values that an installed package exports. */
function exportsOf(name) {
  const list = `import * as all from ${JSON.stringify(name)}; console.log(Object.keys(all).join(" "));`;
  return must("node", ["--input-type=module", "--eval", list]).trim().split(" ");
}

function must(program, args, expected = [0], input = "") {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8", input });
  if (!expected.includes(status))
    throw new Explained(`${program} ${args.join(" ")} ended with ${status}.\n${stdout}${stderr}`);
  return `${stdout}${program.endsWith("remark") ? stderr : ""}`;
}

function is(what, answer, wanted) {
  if (!wanted.test(answer)) throw new Explained(`${what}: not as expected.\n${answer}`);
  say(`ok   ${what}`);
}
