import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createEngine, defineLane, type Finding, lateReader, source } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { readProject } from "@housestyle/project";
import { afterAll, beforeEach, expect, test } from "vitest";
import { TestEditor } from "./testing/editor.ts";

const engine = createEngine(await readAssets());
const root = mkdtempSync(join(tmpdir(), "hs-lsp-connected-"));
afterAll(() => rmSync(root, { recursive: true }));

let folder = "";
let count = 0;
beforeEach(() => {
  folder = join(root, String(++count));
  mkdirSync(folder);
});

const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
const written = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
const edit = (more: Partial<Parameters<typeof TestEditor.open>[0]> = {}) =>
  TestEditor.open({ engine, folder, ...more });

test("what a team has decided counts beside the folder's own, is asked for with a key and kept for when nobody answers", async () => {
  written(".housestyle.json", { words: ["florbish"], rules: [{ match: "leverage", replace: "use" }] });
  const rules = [{ id: "1", match: "utilize", replace: "use", message: "" }];
  const body = JSON.stringify({ Version: "7", Settings: { words: ["zyntharil"], rules, style: "x" }, Goals: {} });
  const asked: (string | undefined)[][] = [];
  const server = createServer(({ url, headers }, answer) => {
    asked.push([url, headers.authorization, headers["if-none-match"]?.toString()]);
    if (headers["if-none-match"] === '"7"') answer.writeHead(304).end();
    else answer.setHeader("content-type", "application/json").end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { server: { address, key: "hs_key", cache: join(folder, "cache") } };
  const uri = uriOf("a.txt");
  const told = async () => {
    const editor = await edit({ world: context });
    editor.shows(uri, "plaintext", "We utilize and leverage a zyntharil and a florbish.");
    return editor.sees(uri, (seen) => seen.length === 2);
  };
  const both = ["house/1: utilize", "house/project-1: leverage"];
  expect(await told()).toEqual(both);
  expect(await told()).toEqual(both);
  await expect
    .poll(() => asked)
    .toEqual([
      ["/api/v1/rules", "Bearer hs_key", undefined],
      ["/api/v1/rules", "Bearer hs_key", '"7"'],
    ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await told()).toEqual(both);
  const elsewhere = await edit({ world: { server: { ...context.server, key: "hs_other" } } });
  await elsewhere.until(() => elsewhere.warnings.length > 0);
  expect(elsewhere.warnings).toEqual([expect.stringContaining(`Cannot reach ${address}`)]);
});

/** A server that answers the rules of a team by what is said of it now, and keeps what it is sent. */
async function teamServer() {
  const said = {
    bundle: { Version: "1", Settings: {}, Deeper: null as unknown },
    status: 200,
    answer: "OK" as unknown,
  };
  const sent: unknown[] = [];
  const server = createServer(async (request, answer) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    answer.setHeader("content-type", "application/json");
    if (request.method === "GET") return answer.end(JSON.stringify(said.bundle));
    sent.push([request.url, JSON.parse(body)]);
    return answer.writeHead(said.status).end(JSON.stringify(said.answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { server: { address, key: "hs_key", cache: join(folder, "cache") } };
  return { said, sent, world: context, address, close: () => new Promise((resolve) => server.close(resolve)) };
}

test("where there is a server, a decision goes into the folder or to a dictionary there, as its name says", async () => {
  const { said, sent, world: context, address, close } = await teamServer();
  const editor = await edit({ world: context });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "A zyntharil and a florbish. She ate a apple.");
  const titles = (await editor.actions(uri, "zyntharil")).flatMap(({ title, command }) => (command ? [title] : []));
  expect(titles).toEqual([
    "Ignore “zyntharil” in this sentence",
    "Add “zyntharil” to this folder’s dictionary",
    "Add “zyntharil” to the team dictionary",
    "Add “zyntharil” to your personal dictionary",
    "Turn off rule in this folder: Unknown word",
    "Turn off rule everywhere for me: Unknown word",
  ]);
  const does = async (words: string, title: string) => {
    const action = (await editor.actions(uri, words)).find((each) => each.title.includes(title));
    if (!action) throw new Error(title);
    await editor.does(action);
  };
  said.bundle = { ...said.bundle, Version: "2", Settings: { words: ["zyntharil"] } };
  await does("zyntharil", "to the team dictionary");
  const left = ["spelling/unknown-word: florbish", "grammar/a-or-an: a"];
  expect(await editor.sees(uri, (seen) => seen.length === 2)).toEqual(left);
  await does("a apple", "everywhere for me");
  await does("a apple", "Turn off rule everywhere");
  await expect.poll(() => sent.length).toBe(3);
  expect(sent).toEqual([
    ["/api/ignorepatterns", { word: "zyntharil", scope: "team" }],
    ["/api/ignorepatterns", { word: "a", scope: "personal", subCategory: "grammar/a-or-an", caseSensitive: true }],
    ["/api/ignorepatterns", { word: "*", scope: "personal", subCategory: "grammar/a-or-an", caseSensitive: true }],
  ]);
  Object.assign(said, { status: 403, answer: { Message: "This key may not do that.", Code: "token-scope" } });
  await does("florbish", "to your personal dictionary");
  await editor.until(() => editor.warnings.length > 0);
  expect(editor.warnings).toEqual([`${address} rejected the change: This key may not do that.`]);
  await close();
  await does("florbish", "to the team dictionary");
  expect(await editor.sees(uri, (seen) => seen.length === 1)).toEqual(["grammar/a-or-an: a"]);
  expect(readProject(join(folder, ".housestyle.json")).words).toEqual(["florbish"]);
  expect(editor.warnings[1]).toMatch(/^Cannot reach .+\. Saved in .+\.housestyle\.json for this folder instead\.$/);
});

test("texts are read as deeply as the team says, whose word goes before one's own", async () => {
  const { said, world: context, close } = await teamServer();
  const readerOf = (word: string) => ({
    reader: lateReader(
      defineLane({
        id: "slow",
        needs: [source],
        *read([{ text }]) {
          const said = [...text.matchAll(/house/g)].map(
            ({ index }): Finding => ({
              ...{ ruleId: `neural/${word}`, kind: "grammar", level: "warning", text: "house", message: "Which?" },
              ...{ suggestions: [], sure: false, start: index, end: index + 5 },
            }),
          );
          return Promise.resolve(said);
        },
      }),
    ),
    broken: new Promise<void>(() => undefined),
  });
  const uri = uriOf("a.txt");
  const told = async (Depth: string | null, fits: (seen: readonly string[]) => boolean, isThere = true) => {
    said.bundle = { ...said.bundle, Version: `${Depth}`, Deeper: Depth && { Depth, TeamId: 1, TeamName: "Desk" } };
    const deepen = async (depth: string) => (isThere ? readerOf(depth) : { why: "There is no model." });
    const editor = await edit({ world: { ...context, late: readerOf("own"), deepen } });
    editor.shows(uri, "plaintext", "She ate a apple in the house.");
    const seen = await editor.sees(uri, fits);
    return { seen, warnings: editor.warnings };
  };
  const apple = "grammar/a-or-an: a";
  const by = (word: string) => (seen: readonly string[]) => seen.includes(`neural/${word}: house`);
  expect((await told(null, by("own"))).seen).toEqual([apple, "neural/own: house"]);
  expect((await told("eager", by("eager"))).seen).toEqual([apple, "neural/eager: house"]);
  const off = await told("off", (seen) => seen.length === 1);
  await expect.poll(() => off.warnings).toEqual(["Your team has turned off deep checking. Rules still apply."]);
  const missing = await told("strict", by("own"), false);
  await expect.poll(() => missing.warnings.at(-1)).toContain("not available here. There is no model.");
  await close();
});

test("where there is a server, a suggestion links to its page about the rule; one of the team’s own rules links to none", async () => {
  const { said, world, address, close } = await teamServer();
  said.bundle.Settings = { rules: [{ id: "1", match: "utilize", replace: "use", message: "" }] };
  const editor = await edit({ world, capabilities: { textDocument: { diagnostic: {} } } });
  const uri = uriOf("a.txt");
  editor.shows(uri, "plaintext", "We utilize a apple.");
  const linked = { code: "grammar/a-or-an", codeDescription: { href: `${address}/rules/grammar/a-or-an` } };
  await expect.poll(() => editor.pulls(uri)).toMatchObject({ items: [{ code: "house/1" }, linked] });
  const report = await editor.pulls(uri);
  expect("items" in report && report.items[0]).not.toHaveProperty("codeDescription");
  await close();
});
