import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createEngine, defineLane, type Finding, type Format, lateReader, source } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { readProject } from "@housestyle/project";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { LSPErrorCodes } from "vscode-languageserver/node";
import { TestEditor } from "./testing/editor.ts";

const engine = createEngine(await readAssets());
const root = mkdtempSync(join(tmpdir(), "hs-lsp-"));
afterAll(() => rmSync(root, { recursive: true }));

let folder = "";
let count = 0;
beforeEach(() => {
  folder = join(root, String(++count));
  mkdirSync(folder);
});

const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
function written(name: string, content: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(content));
}
const edit = (more: Partial<Parameters<typeof TestEditor.open>[0]> = {}) =>
  TestEditor.open({ engine, folder, ...more });
const pulling = { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } };
const some = (seen: readonly string[]) => seen.length > 0;
const none = (seen: readonly string[]) => seen.length === 0;
const watched = { changes: [] };

test("what is found is told when a text is opened and after each edit, for its version", async () => {
  const editor = await edit();
  const uri = uriOf("letter.md");
  editor.shows(uri, "markdown", "# Fruit\n\n😀 She ate a apple, `a apple` and more.\n");
  expect(await editor.sees(uri, some)).toEqual(["grammar/a-or-an: a"]);
  editor.edits(uri, ["a apple", "an apple"]);
  expect(await editor.sees(uri, none)).toEqual([]);
  editor.edits(uri, ["# Fruit", "# Fruit definately"], ["more.", "a orange."]);
  expect(await editor.sees(uri, some)).toEqual(["spelling/unknown-word: definately", "grammar/a-or-an: a"]);
  editor.edits(uri, [editor.text(uri), ""]);
  expect(await editor.sees(uri, none)).toEqual([]);
  editor.edits(uri, {
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    newText: "A orange.",
  });
  expect(await editor.sees(uri, some)).toEqual(["grammar/a-or-an: A"]);
  editor.closes(uri);
  expect(await editor.sees(uri, none)).toEqual([]);
});

test("what a comment turns off is not told, and comes back with it", async () => {
  const editor = await edit();
  const uri = uriOf("silent.md");
  editor.shows(uri, "markdown", "<!-- housestyle-disable -->\n\nShe ate a apple.\n\nA orange.\n");
  expect(await editor.sees(uri, none)).toEqual([]);
  editor.edits(uri, ["A orange", "<!-- housestyle-enable -->\n\nA orange"]);
  expect(await editor.sees(uri, some)).toEqual(["grammar/a-or-an: A"]);
  editor.edits(uri, ["housestyle-disable", "housestyle-enable"]);
  expect(await editor.sees(uri, (seen) => seen.length === 2)).toEqual(["grammar/a-or-an: a", "grammar/a-or-an: A"]);
});

test("several texts are told each by itself; what is no prose is not read", async () => {
  const editor = await edit();
  const text = "<p>She ate a apple.</p>";
  editor.shows(uriOf("data.json"), "json", text);
  editor.shows(uriOf("page.html"), "html", text);
  editor.shows(uriOf("letter.txt"), "plaintext", "All is well.");
  editor.shows("untitled:one", "plaintext", text);
  expect(await editor.sees(uriOf("page.html"), some)).toEqual(["grammar/a-or-an: a"]);
  expect(await editor.sees(uriOf("letter.txt"), none)).toEqual([]);
  expect(await editor.sees("untitled:one", some)).toEqual(["grammar/a-or-an: a"]);
  expect(editor.isTold(uriOf("data.json"))).toBe(false);
});

const pieces = [
  ..."A apple.|She go home.| definately| |\n|\n\n|\r\n|# |- |> |`a`|**|the the|😀|colour|<b>|</b>|<p>|".split("|"),
];
const text = fc.array(fc.constantFrom(...pieces, "so it was, and they went on. "), { maxLength: 40 });
const edits = fc.array(fc.tuple(fc.nat(400), fc.nat(9), text), { minLength: 1, maxLength: 4 });

test.each(["markdown", "html", "plaintext"])(
  "whatever is edited, a %s text is found to hold what it holds",
  async (id) => {
    const editor = await edit({ capabilities: pulling });
    const format: Format = id === "plaintext" ? "text" : (id as Format);
    let turn = 0;
    await holds(
      fc.asyncProperty(text, edits, async (first, changes) => {
        const uri = `untitled:${++turn}`;
        editor.shows(uri, id, first.join(""));
        for (const [at, remove, insert] of changes) {
          const all = editor.text(uri);
          const gone = all.slice(at, at + remove);
          const start = { line: 0, character: 0 };
          if (gone === "") editor.edits(uri, { range: { start, end: start }, newText: insert.join("") });
          else editor.edits(uri, [gone, insert.join("")]);
        }
        const report = await editor.pulls(uri);
        const expected = engine.check(editor.text(uri), { format });
        const found = report.kind === "full" ? editor.named(uri, report.items) : [];
        expect(found).toEqual(expected.map(({ ruleId, text }) => `${ruleId}: ${text}`));
        editor.closes(uri);
      }),
      { numRuns: 15 },
    );
  },
);

test("the nearest settings file is obeyed, before the editor's configuration and behind the command line", async () => {
  written(".housestyle.json", { words: ["zyntharil"] });
  written("inner/.housestyle.json", { root: true, level: "error" });
  const content = "A zyntharil. She nodded solemnly. She ate a apple.";
  const told = async (more: Partial<Parameters<typeof TestEditor.open>[0]>) => {
    const editor = await edit(more);
    const uris = [uriOf("a.txt"), uriOf("inner/a.txt")];
    for (const uri of uris) editor.shows(uri, "plaintext", content);
    return Promise.all(uris.map((uri) => editor.sees(uri, (seen) => seen.some((each) => each.includes("a-or-an")))));
  };
  const [word, apple, adverb] = ["spelling/unknown-word: zyntharil", "grammar/a-or-an: a", "style/adverb: solemnly"];
  expect(await told({})).toEqual([[apple], [word, apple]]);
  expect(await told({ options: { picky: true, level: "hint" } })).toEqual([
    [adverb, apple],
    [word, apple],
  ]);
  expect(await told({ world: { wishes: { level: "hint", picky: true }, words: ["zyntharil"] } })).toEqual([
    [adverb, apple],
    [adverb, apple],
  ]);
});

test("each suggestion is an action, the sure ones are fixed all at once", async () => {
  const editor = await edit();
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "She ate a apple. He ate a orange. I recevie it.");
  const actions = await editor.actions(uri, "recevie", ["quickfix"]);
  expect(actions[0]).toMatchObject({
    title: "Replace with “receive”",
    diagnostics: [{ code: "spelling/unknown-word" }],
  });
  const apple = await editor.actions(uri, "a apple");
  expect(apple[0]).toMatchObject({ title: "Replace with “an”", isPreferred: true });
  const [all, ...others] = await editor.actions(uri, "She", ["source.fixAll"]);
  expect([all?.title, others]).toEqual(["Apply all 2 safe fixes", []]);
  if (all) await editor.does(all);
  expect(editor.text(uri)).toBe("She ate an apple. He ate an orange. I recevie it.");
  if (actions[0]) await editor.does((await editor.actions(uri, "recevie"))[0] ?? actions[0]);
  expect(editor.text(uri)).toContain("I receive it.");
  expect(await editor.sees(uri, none)).toEqual([]);
});

test("other wordings of a selected sentence are offered and applied, and nothing at the cursor alone", async () => {
  const editor = await edit();
  const uri = uriOf("wordings.md");
  editor.shows(uri, "markdown", "# One\n\nAll is well. The ball was thrown by Ann. They don't know.\n");
  expect(await editor.sees(uri, some)).toEqual(["style/passive-with-agent: was thrown"]);
  const offered = (words: string, only?: string[]) =>
    editor.actions(uri, words, only).then((all) => all.filter(({ kind }) => kind === "refactor.rewrite"));
  expect(await offered("thrown")).toEqual([]);
  expect((await offered("thrown", ["refactor"])).map(({ title }) => title)).toEqual([
    "Active voice: “Ann threw the ball.”",
  ]);
  const [action] = await offered("ball was thrown");
  if (action) await editor.does(action);
  expect(editor.text(uri)).toBe("# One\n\nAll is well. Ann threw the ball. They don't know.\n");
  expect(await offered("One", ["refactor.rewrite"])).toEqual([]);
});

test("what is decided is written into the settings file and seen at once in all texts", async () => {
  written(".housestyle.json", { dialect: "en-GB", terms: [] });
  const editor = await edit();
  const [one, two] = [uriOf("one.md"), uriOf("deep/two.md")];
  const content = "The zyntharil is here. He ate a apple. She ate a apple. That is the the end.";
  for (const uri of [one, two]) editor.shows(uri, "markdown", content);
  const does = async (words: string, title: string) => {
    const action = (await editor.actions(one, words)).find((each) => each.title.startsWith(title));
    if (!action) throw new Error(title);
    await editor.does(action);
  };
  await does("zyntharil", "Add “zyntharil”");
  await does("a apple. She", "Ignore “a” in this sentence");
  await does("the the", "Turn off rule");
  for (const uri of [one, two])
    expect(await editor.sees(uri, (seen) => seen.length === 1)).toEqual(["grammar/a-or-an: a"]);
  expect(JSON.parse(readFileSync(join(folder, ".housestyle.json"), "utf8"))).toEqual({
    dialect: "en-GB",
    terms: [],
    words: ["zyntharil"],
    ignores: [{ rule: "grammar/a-or-an", pattern: "a", in: "He ate a apple." }],
    disabled: ["grammar/doubled-word"],
  });
  expect(readProject(join(folder, ".housestyle.json")).dialect).toBe("en-GB");
});

test("a settings file is made in the open folder; where none is wanted nothing is decided", async () => {
  const uri = uriOf("deep/a.txt");
  const editor = await edit();
  editor.shows(uri, "plaintext", "A zyntharil.");
  await editor.does((await editor.actions(uri, "zyntharil")).at(-2) ?? { title: "" });
  expect(await editor.sees(uri, none)).toEqual([]);
  expect(readProject(join(folder, ".housestyle.json")).words).toEqual(["zyntharil"]);
  const without = await edit({ world: { config: false } });
  without.shows(uri, "plaintext", "A zyntharil.");
  const actions = await without.actions(uri, "zyntharil");
  expect(actions.filter(({ command }) => command)).toEqual([]);
});

test("a settings file that somebody else changes is read anew; one that cannot be used is told, and what it said stands", async () => {
  written(".housestyle.json", { words: ["zyntharil"] });
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const editor = await edit({ capabilities });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "A zyntharil and a florbish.");
  expect(await editor.sees(uri, some)).toEqual(["spelling/unknown-word: florbish"]);
  written(".housestyle.json", { words: ["zyntharil"], wrods: [] });
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", watched);
  await editor.until(() => editor.warnings.length > 0);
  expect(editor.warnings.join()).toMatch(/\.housestyle\.json: unknown setting: wrods\.$/);
  written(".housestyle.json", { words: ["florbish", "zyntharil"] });
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", watched);
  expect(await editor.sees(uri, none)).toEqual([]);
});

test("an editor that watches no files for us is not waited for", async () => {
  const editor = await edit();
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "A zyntharil.");
  await editor.sees(uri, some);
  written(".housestyle.json", { words: ["zyntharil"] });
  expect(await editor.sees(uri, none)).toEqual([]);
});

test("the editor's configuration is asked for, and again when it changes", async () => {
  const editor = await edit({ capabilities: { workspace: { configuration: true } } });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "The colour and the color.");
  const first = await editor.sees(uri, some);
  expect(first).toHaveLength(1);
  editor.configuration = { dialect: "en-GB", style: 7 };
  await editor.connection.sendNotification("workspace/didChangeConfiguration", { settings: null });
  expect(await editor.sees(uri, (seen) => seen.join() !== first.join())).toEqual(["spelling/dialect: color"]);
});

test("whoever points at a finding reads why", async () => {
  const editor = await edit({ capabilities: { textDocument: { hover: { contentFormat: ["markdown"] } } } });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "She ate a apple.");
  const hover = (words: string) =>
    editor.connection.sendRequest("textDocument/hover", {
      textDocument: { uri },
      position: editor.place(uri, words).start,
    });
  const value = expect.stringMatching(
    /^\*\*.+\*\*\n\nUse “an” before “apple”, which starts with a vowel sound\.\n\n[\s\S]+Wrong: [\s\S]+grammar\/a\\-or\\-an$/,
  );
  expect(await hover("a apple")).toMatchObject({ contents: { kind: "markdown", value } });
  expect(await hover("She")).toBeNull();
});

test("an editor that asks is not told besides; it is told to ask again when settings change", async () => {
  const editor = await edit({ capabilities: pulling });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "A zyntharil.");
  const first = await editor.pulls(uri);
  expect(first).toMatchObject({ kind: "full", items: [{ code: "spelling/unknown-word" }] });
  expect(await editor.pulls(uri, first.resultId)).toMatchObject({ kind: "unchanged" });
  written(".housestyle.json", { words: ["zyntharil"] });
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", watched);
  await editor.until(() => editor.asked > 0);
  expect(await editor.pulls(uri, first.resultId)).toMatchObject({ kind: "full", items: [] });
  editor.edits(uri, ["zyntharil", "florbish"]);
  expect(await editor.pulls(uri)).toMatchObject({ items: [{ code: "spelling/unknown-word" }] });
  expect(editor.isTold(uri)).toBe(false);
});

test("a question that is given up is not answered", async () => {
  const editor = await edit();
  const uri = uriOf("long.txt");
  editor.shows(
    uri,
    "plaintext",
    "She go home, and they was there, and he have it. ".repeat(40).concat("\n").repeat(40),
  );
  const { CancellationTokenSource } = await import("vscode-languageserver/node");
  const stop = new CancellationTokenSource();
  const range = { start: { line: 0, character: 0 }, end: { line: 39, character: 0 } };
  const context = { diagnostics: [] };
  const params = { textDocument: { uri }, range, context };
  const asked = editor.connection.sendRequest("textDocument/codeAction", params, stop.token);
  stop.cancel();
  await expect(asked).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
});

test("what a slower reader says comes later, where the rules are silent", async () => {
  const lane = defineLane({
    id: "slow",
    needs: [source],
    *read([{ text }]) {
      const said = [...text.matchAll(/house/g)].map(
        ({ index }): Finding => ({
          ...{ ruleId: "neural/word", kind: "grammar", level: "warning", text: "house", message: "Which?" },
          ...{ suggestions: ["home"], sure: false, start: index, end: index + 5 },
        }),
      );
      return Promise.resolve(said);
    },
  });
  let break_ = () => {};
  const broken = new Promise<void>((resolve) => {
    break_ = resolve;
  });
  const editor = await edit({ world: { late: { reader: lateReader(lane), broken } } });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "One line.\nShe ate a apple in the house.");
  expect(await editor.sees(uri, (seen) => seen.length > 1)).toEqual(["grammar/a-or-an: a", "neural/word: house"]);
  break_();
  await expect
    .poll(() => editor.warnings)
    .toEqual(["Deep checking stopped because its runtime failed. Rules still apply."]);
});
