import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "@housestyle/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tinyModelFolder } from "../../../../packages/model-en/src/testing/tiny-model.ts";
import type { Tags } from "../testing/house-team.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { withTeam } from "../testing/visitor.ts";
import { type DeepLane, startDeepLane } from "./deep-lane.ts";

// The tiny model, whose weights are chance, would rather read “here” than “school”.
const text = "She ate a apple. We walk to school in the rain.";
const ofRules = "8 grammar/a-or-an an";
const ofCorrector = "28 neural/wrong-word here";

let lane: DeepLane;
let server: TestServer;
beforeAll(async () => {
  lane = await startDeepLane("strict", await tinyModelFolder());
  server = await startTestServer({ slowLane: lane });
});
afterAll(async () => {
  await server.close();
  await lane.close();
});

async function found(more: object = {}): Promise<string[]> {
  const { body } = await server.post("/api/v1/check", { text, ...more });
  return (body.findings as Finding[]).map(({ start, ruleId, suggestions: [to] }) => `${start} ${ruleId} ${to}`);
}

test("the corrector speaks where the rules are silent, with its kind, a sentence and why", async () => {
  expect(lane.problem).toBeUndefined();
  expect(await found()).toEqual(expect.arrayContaining([ofRules, ofCorrector]));
  const { body } = await server.post("/api/v1/check", { text });
  const wrong = (body.findings as Finding[]).find(({ start }) => start === 28);
  expect(wrong).toMatchObject({
    kind: "grammar",
    message: "Did you mean “here” instead of “school”?",
    explain: "Another word is usual among these neighbours.",
  });
});

test("words of one's own stay, and what is switched off or ignored is not said", async () => {
  expect(await found({ words: ["rain"] })).toContain(ofCorrector);
  expect(await found({ words: ["school"] })).not.toContain(ofCorrector);
  expect(await found({ disabled: ["neural/wrong-word"] })).not.toContain(ofCorrector);
  expect(await found({ ignores: [{ rule: "neural", pattern: "school" }] })).not.toContain(ofCorrector);
});

test("api/tagtext hears it, too", async () => {
  const { body } = await server.post("/api/tagtext", { Text: text });
  const tags = body.Tags as { startPos: number; helpId: string; category: string }[];
  expect(tags.find(({ startPos }) => startPos === 28)).toMatchObject({
    helpId: "neural/wrong-word",
    category: "grammargrammar",
  });
});

test("a term that the team forbids is not written", async () => {
  const { admin, teamId } = await withTeam(server);
  const suggested = async () => {
    const { body } = await admin.post<Tags>("/api/tagtext", { Text: text });
    return body.Tags.flatMap(({ suggestions }) => suggestions);
  };
  expect(await suggested()).toContain("here");
  const bases = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/termbase");
  const TermBaseId = bases.body.find(({ TeamId }) => TeamId === teamId)?.Id;
  const saved = await admin.post("/api/termbase/items", [{ TermBaseId, Text: "here", Status: "Forbidden" }]);
  expect(saved.status).toBe(200);
  expect(await suggested()).not.toContain("here");
});

test("nothing is begun once the time is up", async () => {
  const paragraph = { start: 0, text, kind: "prose" } as const;
  expect((await lane.read([paragraph], "en-US", 60_000)).length).toBeGreaterThan(0);
  expect(await lane.read([paragraph], "en-US", 0)).toEqual([]);
});

test("without a model one sentence says so, and nothing is found", async () => {
  const none = await startDeepLane("eager", tmpdir());
  expect(none.problem).toBe("model.json of the model is missing or cannot be read. Put the model in place again.");
  expect(await none.read([{ start: 0, text, kind: "prose" }], "en-US", 60_000)).toEqual([]);
  await none.close();
});

test("a judge that is not there is told as a model is that is not there", async () => {
  const none = await startDeepLane("strict", await tinyModelFolder(), join(tmpdir(), "no-judge"));
  expect(none.problem).toBe("sha256.json of the model is missing or cannot be read. Put the model in place again.");
  await none.close();
});
