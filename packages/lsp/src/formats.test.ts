import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { afterAll, expect, test } from "vitest";
import { TestEditor } from "./testing/editor.ts";

const engine = createEngine(await readAssets());
const folder = mkdtempSync(join(tmpdir(), "hs-lsp-formats-"));
afterAll(() => rmSync(folder, { recursive: true }));

const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
const decided = (content: unknown): void => writeFileSync(join(folder, ".housestyle.json"), JSON.stringify(content));
const watched = { changes: [] };

test("LaTeX is cut as its settings file says, and anew when that changes; a note is read beside its paragraph", async () => {
  decided({ latex: { commands: { say: "skip" } } });
  const editor = await TestEditor.open({ engine, folder });
  const uri = uriOf("thesis.tex");
  const line = "She ate \\emph{a} apple\\footnote{She ate a apple.} and definately \\say{a apple} more.";
  editor.shows(uri, "tex", line);
  const found = ["grammar/a-or-an: a", "grammar/a-or-an: a", "spelling/unknown-word: definately"];
  expect(await editor.sees(uri, (seen) => seen.length >= 3)).toEqual(found);
  editor.edits(uri, ["She ate a", "She has eaten a"]);
  expect(await editor.sees(uri, (seen) => seen.length >= 3)).toEqual(found);
  decided({ latex: { commands: { say: "text" } } });
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", watched);
  expect(await editor.sees(uri, (seen) => seen.length >= 4)).toEqual([...found, "grammar/a-or-an: a"]);
});
