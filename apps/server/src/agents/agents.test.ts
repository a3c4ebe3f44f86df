import { productClients } from "@housestyle/contract";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, expect, test } from "vitest";
import { addSnippet } from "../testing/add-snippet.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { storedEvents } from "../testing/stored-events.ts";
import { addRule } from "../testing/team-with-rules.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();
const open: Client[] = [];
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
});

async function keyOf(visitor: Visitor, ...Scopes: string[]): Promise<string> {
  const { body } = await visitor.post<{ Token: string }>("/api/v1/tokens", { Name: "Agent", Scopes });
  return body.Token;
}

type Era = "legacy" | "auto";

/** An agent with a key, as the protocol's own client speaks. */
async function agent(key: string, era: Era = "auto", url = server.url) {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: era } });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit }));
  open.push(client);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
    const text = content.map((each) => (each.type === "text" ? each.text : "")).join("\n");
    return { text, structured: structuredContent as Record<string, unknown> | undefined, isError };
  };
  return { client, call };
}

interface Otherwise {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What comes back for a body as it is. */
async function sent(
  key: string | undefined,
  body: string,
  { method = "POST", url = server.url, headers = {} }: Otherwise = {},
) {
  const answer = await fetch(`${url}/mcp`, {
    method,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(method === "POST" && { body }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

const toolCall = (name: string, given: Record<string, unknown> = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });

test.each(["legacy", "auto"] as const)(
  "an agent checks and fixes by its person's team, whatever it speaks (%s)",
  async (era) => {
    const { admin, teamId } = await withTeam(server);
    const id = await addRule(admin, teamId, { Match: "leverage", Replace: "use", Message: "Plain words." });
    await addSnippet(admin, teamId, { Name: "It’s done", Text: "We leverage all.", Shortcut: "done" });
    const { call, client } = await agent(await keyOf(admin, "check", "read"), era);
    const text = "We leverage it.\n\nShe ate a apple.";
    expect((await call("check", { text })).structured).toMatchObject({
      total: 2,
      findings: [
        { rule: `house/${id}`, line: 1, column: 4, sentence: "We leverage it." },
        { rule: "grammar/a-or-an", start: 25, end: 26, line: 3, suggestions: ["an"], sentence: "She ate a apple." },
      ],
    });
    expect((await call("fix", { text })).structured).toMatchObject({
      text: "We leverage it.\n\nShe ate an apple.",
      changes: [{ before: "a", after: "an" }],
      leftTotal: 1,
    });
    await admin.post("/api/simplestyleguide", [{ StyleGuideTemplateId: 1, IsSelected: true, TeamId: teamId }]);
    const rules = await call("house_rules");
    expect(rules.text).toContain("`leverage`: use `use`. Plain words.");
    expect(rules.structured).toMatchObject({
      choices: [{ rule: "template/serial-comma", settings: { mode: '"always"' } }],
    });
    expect((await call("list_snippets", { search: "it’s" })).structured).toEqual({
      snippets: [{ name: "It’s done", shortcut: "done", text: "We leverage all." }],
    });
    expect((await call("explain", { rule: "grammar/a-or-an" })).text).toContain("Wrong: ");
    const [guide] = (await client.readResource({ uri: "housestyle://style-guide" })).contents;
    expect(guide && "text" in guide && guide.text).toContain("`leverage`");
    const prompt = await client.getPrompt({ name: "write_in_house_style", arguments: { draft: "a apple" } });
    expect(JSON.stringify(prompt.messages)).toContain("`leverage`");
  },
);

test("each call is an event of an agent, with no word of a text", async () => {
  const { admin, teamId } = await withTeam(server);
  const id = await addRule(admin, teamId, { Match: "leverage", Replace: "use" });
  const { call, client } = await agent(await keyOf(admin, "check", "read"));
  const text = "We leverage qwertyword. She ate a apple. He ate a orange.";
  await call("check", { text });
  await call("fix", { text });
  for (const name of ["house_rules", "list_snippets"]) await call(name);
  await call("look_up_term", { term: "qwertyword" });
  await call("explain", { rule: `house/${id}` });
  await client.readResource({ uri: "housestyle://style-guide" });
  const events = await storedEvents(server, admin);
  const told = events.map(({ owner_id, client: by, action, words, suggestions, rule, count }) => ({
    ...{ owner_id, by, action, words, suggestions, rule, count },
  }));
  const every = { owner_id: teamId, by: productClients.Agent, words: null, suggestions: null, rule: "", count: 1 };
  const read = { ...every, action: 9, words: 11, suggestions: 4 };
  expect(told).toEqual([
    ...[read, read, { ...every, action: 2, rule: "grammar/a-or-an", count: 2 }],
    ...[0, 1, 2].map(() => ({ ...every, action: 6 })),
    ...[
      { ...every, action: 6, rule: `house/${id}` },
      { ...every, action: 6 },
    ],
  ]);
  expect(JSON.stringify(events)).not.toContain("qwertyword");
  expect(server.logged()).not.toContain("qwertyword");
  const { body } = await admin.get("/api/teamanalytics/insights?period=1");
  expect(body).toMatchObject({ Own: { Sessions: 2, WordsChecked: 22, Accepted: 2 } });
});

test("who has no key, a wrong one or one for something else is turned away; another team's rule does not exist", async () => {
  const { admin, teamId } = await withTeam(server);
  const id = await addRule(admin, teamId, { Match: "leverage", Replace: "use" });
  const check = toolCall("check", { text: "Fine." });
  const outcomes = [
    await sent(undefined, check),
    await sent("hs_nobody", check),
    await sent(await keyOf(admin, "read"), check),
    await sent(await keyOf(admin, "manage"), check),
    await sent(await keyOf(admin, "check"), check),
    await sent(undefined, "", { method: "GET" }),
    await sent(undefined, "", { method: "DELETE" }),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([401, 401, 403, 403, 200, 405, 405]);
  expect(outcomes[0]?.headers.get("www-authenticate")).toContain("Bearer");
  for (const { text } of outcomes.slice(0, 4))
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: "2.0", id: null, error: { message: expect.any(String) } });
  const checker = await agent(await keyOf(admin, "check"));
  expect(await checker.call("list_snippets")).toMatchObject({ isError: true });
  const writer = await member(server, { admin, teamId });
  const insider = await agent(await keyOf(writer, "check"));
  const stranger = await agent(await keyOf(await signedUp(server), "check"));
  expect((await insider.call("explain", { rule: `house/${id}` })).isError).toBe(false);
  const told = await stranger.call("explain", { rule: `house/${id}` });
  expect(told).toMatchObject({
    isError: true,
    text: `There is no rule named “house/${id}”. Each suggestion names its rule.`,
  });
});

test("whatever is sent, it is answered in the protocol's own words, and nothing stays open", async () => {
  const person = await signedUp(server);
  const key = await keyOf(person, "check", "read");
  const deep = (depth: number) =>
    toolCall("check", { text: 0 }).replace("0}", `${"[".repeat(depth)}${"]".repeat(depth)}}`);
  const about = "io.modelcontextprotocol";
  const envelope = {
    [`${about}/protocolVersion`]: "2026-07-28",
    [`${about}/clientInfo`]: { name: "t", version: "1" },
    [`${about}/clientCapabilities`]: {},
  };
  const params = { _meta: envelope, notifications: { toolsListChanged: true } };
  const strange: readonly (readonly [string, number])[] = [
    ["", 400],
    ["{", 400],
    ["[]", 400],
    [`[${toolCall("check", { text: "a" })}]`, 400],
    ["7", 400],
    ["{}", 400],
    ['{"jsonrpc":"2.0","id":1}', 400],
    [deep(150), 200],
    [deep(20_000), 400],
    [toolCall("check", { text: "\0" }), 400],
    [toolCall("check", { text: "a apple ".repeat(20_000) }), 200],
    [toolCall("check", { text: "a".repeat(700_000) }), 413],
    [toolCall("none"), 200],
  ];
  for (const [body, status] of strange) {
    const answer = await sent(key, body);
    expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), status]);
    expect(answer.text).toMatch(/"error"|"isError":true/);
  }
  // Who wants to be told of changes would wait without end.
  const method = "subscriptions/listen";
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": method };
  const listening = await sent(key, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), { headers });
  expect([listening.status, listening.text]).toEqual([200, expect.stringContaining("Subscription limit reached")]);
  // Who begins without end leaves nothing behind: no answer names a session.
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } };
  const begun = await sent(key, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello }));
  expect([begun.status, begun.headers.get("mcp-session-id")]).toEqual([200, null]);
});

test("each key has calls of its own in a minute", async () => {
  const limited = await startTestServer({ env: { HOUSESTYLE_RATE_LIMIT: "on", HOUSESTYLE_CALLS_PER_MINUTE: "3" } });
  const person = await signedUp(limited);
  const [one, other] = [await keyOf(person, "check"), await keyOf(person, "check")];
  const statuses = async (key: string, times: number) => {
    const all = [];
    for (let i = 0; i < times; i++) all.push((await sent(key, toolCall("house_rules"), { url: limited.url })).status);
    return all;
  };
  expect(await statuses(one, 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses(other, 2)).toEqual([200, 200]);
  await limited.close();
});
