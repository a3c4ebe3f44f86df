import { readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { Client } from "@modelcontextprotocol/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { afterEach, expect, it } from "vitest";
import { command, type Otherwise } from "../testing/command.ts";

const { folder, file, housestyle } = command();
const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.end();
});

/** An agent that has started `housestyle mcp`. */
async function agent(args: readonly string[] = [], env: Otherwise["env"] = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ran = housestyle(["mcp", ...args], "", { env, agent: { input, output } });
  const client = new Client({ name: "test", version: "1" });
  // A line is a line, whichever side reads it.
  await client.connect(new StdioServerTransport(output, input));
  const end = async () => {
    await client.close();
    input.end();
    await ran;
  };
  open.push({ end });
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
    const text = content.map((each) => (each.type === "text" ? each.text : "")).join("\n");
    return { text, structured: structuredContent as Record<string, unknown> | undefined, isError };
  };
  return { client, call, input };
}

it("finds, fixes and explains by the folder's settings, which are read anew", async () => {
  file(".housestyle.json", '{ "words": ["zyntharil"], "rules": [{ "match": "leverage", "replace": "use" }] }');
  const { call } = await agent();
  const text = "We leverage a zyntharil.\n\nShe ate a apple. 🙂 He ate a orange.";
  const found = await call("check", { text });
  expect(found.structured).toMatchObject({
    total: 3,
    findings: [
      { rule: "house/1", line: 1, column: 4, words: "leverage", suggestions: ["use"] },
      { rule: "grammar/a-or-an", start: 34, end: 35, line: 3, column: 9, sentence: "She ate a apple." },
      { rule: "grammar/a-or-an", line: 3, column: 28, sure: true },
    ],
  });
  expect(found.text).toMatch(/^3 suggestions:\n- 1:4 warning house\/1 “leverage” → “use”: /);
  expect((await call("check", { text, level: "error", most: 1 })).text).toMatch(
    /^2 suggestions \(showing the first 1\):/,
  );
  const fixed = await call("fix", { text });
  expect(fixed.structured).toMatchObject({
    text: "We leverage a zyntharil.\n\nShe ate an apple. 🙂 He ate an orange.",
    changes: [{ before: "a", after: "an", start: 34 }, { rule: "grammar/a-or-an" }],
    left: [{ rule: "house/1" }],
  });
  const latex = { text: "She ate a apple. % a apple\n\\emph{She} ate \\foo{a} apple.", format: "latex" };
  expect((await call("fix", latex)).structured).toMatchObject({ changes: [{ before: "a", after: "an", line: 1 }] });
  file(".housestyle.json", '{ "words": [] }');
  expect((await call("check", { text: "A zyntharil." })).structured).toMatchObject({ total: 1 });
  file(".housestyle.json", '{ "wrods": [] }');
  expect(await call("check", { text })).toMatchObject({ isError: true, text: expect.stringContaining("wrods") });
  file(".housestyle.json", "{}");
  expect((await call("explain", { rule: "grammar/a-or-an" })).text).toMatch(/\nWrong: .+\nRight: .+/);
  expect(await call("explain", { rule: "grammar/none" })).toMatchObject({ isError: true });
  expect(await call("list_snippets")).toMatchObject({ isError: true, text: expect.stringContaining("--server") });
});

it("fixes a Word file of its folder in place, as tracked changes with comments, and no file elsewhere", async () => {
  const body = "<w:p><w:r><w:t>We saw teh sea in order to sail.</w:t></w:r></w:p>";
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  const path = file("letter.docx", writeZip(new Map([["word/document.xml", new TextEncoder().encode(document)]])));
  const { call } = await agent();
  const fixed = await call("fix_file", { path: "letter.docx", comments: true });
  expect(fixed.structured).toMatchObject({
    fixes: 1,
    leftOut: 0,
    left: [{ words: "in order to", line: 1, column: 16 }],
  });
  expect(fixed.text).toMatch(/^1 fix was applied\.\n/);
  const parts = new Map(readZip(readFileSync(path), defaultLimits, () => true).map(({ name, bytes }) => [name, bytes]));
  const written = new TextDecoder().decode(parts.get("word/document.xml"));
  expect(written).toContain("<w:delText");
  expect(written).toContain("<w:commentRangeStart");
  symlinkSync("/etc/hostname", join(folder, "away.docx"));
  for (const [wrong, reason] of [
    ["../letter.docx", "outside the folder"],
    ["/etc/hostname", "outside the folder"],
    ["away.docx", "outside the folder"],
    ["none.docx", "could not be read"],
    [file("a.md", "teh"), "not a .docx or .odt file"],
    [file("torn.docx", "PK\u0003\u0004"), "damaged or incomplete"],
  ] as const)
    expect(await call("fix_file", { path: wrong })).toMatchObject({
      isError: true,
      text: expect.stringContaining(reason),
    });
});

it("tells what the house has decided, in a tool, in a guide to read and in a prompt", async () => {
  const terms = [
    { text: "sign in", status: "Approved" },
    { text: "login", status: "Forbidden", replacement: "sign in", description: "A verb." },
  ];
  const rules = [{ match: "very unique", replace: "unique", message: "It is or it is not." }];
  file(".housestyle.json", JSON.stringify({ terms, rules, words: ["zyntharil"] }));
  const { call, client } = await agent();
  expect((await call("house_rules")).text).toBe("- `very unique`: use `unique`. It is or it is not.");
  expect((await call("house_rules", { search: "nothing like it" })).structured).toMatchObject({ total: 0 });
  expect((await call("look_up_term", { term: "Login" })).text).toBe("- `login`: use `sign in`. A verb.");
  expect((await call("look_up_term", { term: "zyntharil" })).structured).toMatchObject({ isInDictionary: true });
  const { resources } = await client.listResources();
  const [guide] = (await client.readResource({ uri: resources[0]?.uri ?? "" })).contents;
  const { messages } = await client.getPrompt({ name: "write_in_house_style", arguments: { task: "A letter." } });
  const written = guide && "text" in guide ? guide.text : "";
  expect(written).toBe(
    [
      ...["# House style", "## Rules", "- `very unique`: use `unique`. It is or it is not.", "## Terms"],
      ...["- `sign in`: preferred.\n- `login`: use `sign in`. A verb."],
      ...["## Accepted words", "zyntharil."],
    ].join("\n\n"),
  );
  expect(messages).toMatchObject([{ role: "user", content: { text: expect.stringContaining(written) } }]);
  expect(JSON.stringify(messages)).toContain("What to write: A letter.");
});

it("obeys the team of a server, lists its snippets, and counts what was done without a word of it", async () => {
  const events: unknown[] = [];
  const asked: string[] = [];
  const server = createServer(async ({ url = "", headers }, answer) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    asked.push(`${headers.authorization} ${pathname} ${searchParams.get("Filter") ?? ""}`.trim());
    const answers: Record<string, unknown> = {
      "/api/v1/rules": {
        Version: "7",
        Settings: { rules: [{ id: "9", match: "utilize", replace: "use", message: "" }] },
      },
      "/api/snippetfolder/items": [{ Name: "Greeting", Shortcut: "hi", Text: "Dear you," }],
    };
    answer.setHeader("content-type", "application/json").end(JSON.stringify(answers[pathname]));
  });
  server.on("request", async (request) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (body !== "") events.push(...(JSON.parse(body) as unknown[]), request.headers.clientapp);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { HOUSESTYLE_KEY: "hs_key", XDG_CACHE_HOME: join(folder, "caches") };
  file(".housestyle.json", "{}");
  const { call } = await agent(["--server", address], env);
  expect((await call("check", { text: "We utilize a zyntharil." })).structured).toMatchObject({
    findings: [{ rule: "house/9" }, { rule: "spelling/unknown-word" }],
  });
  expect((await call("list_snippets", { search: "it's" })).text).toBe("## Greeting (\\hi)\n\nDear you,");
  await call("explain", { rule: "house/9" });
  await expect.poll(() => events.length).toBe(6);
  expect(asked).toContain(
    "Bearer hs_key /api/snippetfolder/items contains(tolower(Name),'it''s') or contains(tolower(Shortcut),'it''s') or contains(tolower(Text),'it''s')",
  );
  const every = { ClientApp: 15, SessionId: expect.any(String), Version: "1.2.3" };
  expect(events).toEqual(
    expect.arrayContaining([
      { ...every, Action: 9, WordCount: 4, SuggestionCount: 2 },
      { ...every, Action: 6 },
      { ...every, Action: 6, RuleId: "house/9" },
      "15",
    ]),
  );
  await new Promise((resolve) => server.close(resolve));
});

it("says what it cannot do, and goes on", async () => {
  file(".housestyle.json", "{}");
  const { call, client, input } = await agent();
  expect(await call("check", { text: "A apple. ".repeat(20_000) })).toMatchObject({
    isError: true,
    text: expect.stringContaining("Send it in parts"),
  });
  expect(await call("check", { text: 7 })).toMatchObject({ isError: true });
  await expect(client.callTool({ name: "delete_everything", arguments: {} })).rejects.toThrow();
  input.write('{"jsonrpc":"2.0","id":"x","method":7}\nnot json at all\n[[[[\n{"jsonrpc":"2.0"}\n');
  expect((await call("check", { text: "She ate a apple." })).structured).toMatchObject({ total: 1 });
  expect((await housestyle(["mcp", "a.md"])).err).toContain("takes no files");
});
