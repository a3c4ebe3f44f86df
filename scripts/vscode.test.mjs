import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestEditor } from "../packages/lsp/src/testing/editor.ts";
import { stageVsix } from "./lib/vsix/stage-vsix.mjs";
import { zipFolder } from "./lib/vsix/zip-folder.mjs";

// What a person installs: the archive is made, taken apart and used where it lies, with nothing of ours around it.

const folder = mkdtempSync(join(tmpdir(), "housestyle-vscode-"));
const texts = join(folder, "texts");
const within = (...path) => join(folder, "installed", ...path);
let names = [];

beforeAll(async () => {
  await stageVsix(join(folder, "staged"));
  const files = Object.entries(unzipSync(zipFolder(join(folder, "staged"), 0)));
  names = files.map(([name]) => name);
  for (const [name, bytes] of files) {
    mkdirSync(dirname(within(name)), { recursive: true });
    writeFileSync(within(name), bytes);
  }
  mkdirSync(texts);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the archive names what is in it, and the editor gives the extension all that is not inside", () => {
  const types = readFileSync(within("[Content_Types].xml"), "utf8");
  const known = [...types.matchAll(/Extension="([^"]+)"/g)].map(([, ending]) => ending);
  const others = names.filter((name) => name !== "[Content_Types].xml").map(extname);
  expect(others.filter((ending) => ending !== "" && !known.includes(ending))).toEqual([]);
  const manifest = readFileSync(within("extension.vsixmanifest"), "utf8");
  const assets = [...manifest.matchAll(/Path="([^"]+)"/g)].map(([, path]) => path);
  expect(assets).toHaveLength(4);
  expect(assets.filter((path) => !names.includes(path))).toEqual([]);
  const { main, version, engines, contributes, activationEvents } = JSON.parse(
    readFileSync(within("extension/package.json"), "utf8"),
  );
  expect(manifest).toContain(`Id="housestyle" Version="${version}"`);
  expect(manifest).toContain(`Engine" Value="${engines.vscode}"`);
  expect(activationEvents).toEqual(expect.arrayContaining(["onLanguage:markdown", "onLanguage:plaintext"]));
  const code = readFileSync(within("extension", main), "utf8");
  const asked = [...code.matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)].map(([, name]) => name.replace("node:", ""));
  expect([...new Set(asked)].filter((name) => !builtinModules.includes(name))).toEqual(["vscode"]);
  for (const { command } of contributes.commands) expect(code).toContain(command);
  const licences = readFileSync(within("extension/THIRD-PARTY.txt"), "utf8");
  for (const name of ["vscode-languageclient", "vscode-languageserver", "zod"])
    expect(licences).toMatch(new RegExp(`# ${name} [\\d.]+ \\(MIT\\)\\n\\n.*(Copyright|License)`, "i"));
  expect(existsSync(within("extension/server/packages/lexicon/data/licences"))).toBe(true);
});

test("the server in it finds, explains, fixes, and writes what is decided into the folder", async () => {
  const child = spawn(process.execPath, [within("extension/server/dist/server.js"), "--stdio"], {
    cwd: texts,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const editor = await TestEditor.over(child.stdout, child.stdin, { folder: texts });
  const uri = pathToFileURL(join(texts, "letter.md")).href;
  const some = (seen) => seen.length > 0;
  editor.shows(uri, "markdown", "# Fruit\n\n😀 She ate a apple, `a apple` and more.\n");
  expect(await editor.sees(uri, some)).toEqual(["grammar/a-or-an: a"]);
  const [all] = await editor.actions(uri, "She", ["source.fixAll"]);
  await editor.does(all);
  expect(await editor.sees(uri, (seen) => !some(seen))).toEqual([]);
  expect(editor.text(uri)).toContain("She ate an apple, `a apple`");
  editor.edits(uri, ["more", "a zyntharil"]);
  expect(await editor.sees(uri, some)).toEqual(["spelling/unknown-word: zyntharil"]);
  const hover = await editor.connection.sendRequest("textDocument/hover", {
    textDocument: { uri },
    position: editor.place(uri, "zyntharil").start,
  });
  expect(JSON.stringify(hover)).toContain("spelling/unknown-word");
  const actions = await editor.actions(uri, "zyntharil");
  await editor.does(actions.find(({ title }) => title.startsWith("Add “zyntharil”")));
  expect(await editor.sees(uri, (seen) => !some(seen))).toEqual([]);
  expect(JSON.parse(readFileSync(join(texts, ".housestyle.json"), "utf8"))).toEqual({ words: ["zyntharil"] });
  child.stdin.end();
  expect((await ended)[0]).toBe(0);
});
