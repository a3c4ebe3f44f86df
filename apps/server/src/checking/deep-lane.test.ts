import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Finding } from "@housestyle/engine";
import { Piscina } from "piscina";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { breakingModelFolder, tinyModelFolder } from "../../../../packages/model-en/src/testing/tiny-model.ts";
import type { Tags } from "../testing/team-with-rules.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";
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
    explain:
      "A different word is more common in a context like this. The two may look or sound alike, or be easy to confuse in meaning. Ignore this if you meant the word as written.",
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

test("nothing that is written stops it: no text, halves of letters, a word of a hundred thousand letters or marks", async () => {
  const hostile = [
    "",
    " ",
    "\ud800 walk \udc00 to school\ud83d.",
    "a".repeat(100_000),
    "a-".repeat(50_000),
    "’".repeat(9_999),
  ];
  for (const said of hostile) {
    expect((await server.post("/api/v1/check", { text: said })).status, said.slice(0, 20)).toBeLessThan(500);
    // What stands behind is read, too: it is the lane itself that is asked, which may take its time.
    const paragraph = { start: 0, text: `${said}\n${text}`, kind: "prose" } as const;
    const late = await lane.read([paragraph], "en-US", 60_000);
    expect(late.map(({ ruleId }) => ruleId)).toContain("neural/wrong-word");
  }
  expect(lane.isOn).toBe(true);
});

test("nothing is begun once the time is up", async () => {
  const paragraph = { start: 0, text, kind: "prose" } as const;
  expect((await lane.read([paragraph], "en-US", 60_000)).length).toBeGreaterThan(0);
  expect(await lane.read([paragraph], "en-US", 0)).toEqual([]);
});

test("whoever comes when many wait is told nothing of it, and nothing breaks", async () => {
  const paragraph = { start: 0, text, kind: "prose" } as const;
  const waiting = vi.spyOn(Piscina.prototype, "queueSize", "get").mockReturnValue(64);
  expect(await lane.read([paragraph], "en-US", 60_000)).toEqual([]);
  waiting.mockReturnValue(63);
  expect(await lane.read([paragraph], "en-US", 60_000)).not.toEqual([]);
  waiting.mockRestore();
});

test("a team says how deeply its members' texts are checked, on the server too; without a say each does, and then the operator", async () => {
  const { admin, teamId } = await withTeam(server);
  const colleague = await member(server, { admin, teamId });
  const found = async () => {
    const { body } = await colleague.post<{ findings: Finding[] }>("/api/v1/check", { text });
    return body.findings.filter(({ ruleId }) => ruleId.startsWith("neural/")).length;
  };
  const says = (DeeperChecking: string) => admin.patch(`/api/teams?id=${teamId}`, { DeeperChecking });
  const strict = await found();
  expect(strict).toBeGreaterThan(0);
  await says("eager");
  expect(await found()).toBeGreaterThan(strict);
  await says("off");
  expect(await found()).toBe(0);
  await says("own");
  expect(await found()).toBe(strict);
  const chooses = (deeper: string) => colleague.patch("/api/v1/account", { Preferences: { deeper } });
  await chooses("eager");
  expect(await found()).toBeGreaterThan(strict);
  await chooses("off");
  expect(await found()).toBe(0);
  await says("strict");
  expect(await found()).toBe(strict);
  await says("own");
  await chooses("as deep as can be");
  expect(await found()).toBe(strict);
});

/** A server with a lane, and what it tells of itself to who runs it. */
async function withLane(broken: DeepLane) {
  const own = await startTestServer({ slowLane: broken });
  const operator = await signedUp(own);
  const findings = async (said: string) => {
    const { status, body } = await own.post("/api/v1/check", { text: said });
    expect(status).toBe(200);
    return (body.findings as Finding[]).map(({ ruleId }) => ruleId);
  };
  const isOn = async () => (await operator.get<{ SlowLane: boolean }>("/api/v1/operator")).body.SlowLane;
  return { findings, isOn, close: () => Promise.all([own.close(), broken.close()]) };
}

test("a runtime that fails in the middle takes nothing away from the rules, and the operator sees it", async () => {
  const breaking = await startDeepLane("strict", await breakingModelFolder());
  const { findings, isOn, close } = await withLane(breaking);
  expect(await findings(text)).toContain("neural/wrong-word");
  expect(await isOn()).toBe(true);
  expect(await findings(`${text} Then it went kaboom.`)).toContain("grammar/a-or-an");
  await breaking.broken;
  expect(await isOn()).toBe(false);
  expect(await findings(text)).toEqual(["grammar/a-or-an"]);
  await close();
});

test("a thread that dies takes nothing away from the rules, and the operator sees it", async () => {
  const dying = await startDeepLane("strict", await tinyModelFolder());
  const { findings, isOn, close } = await withLane(dying);
  vi.spyOn(Piscina.prototype, "run").mockRejectedValueOnce(new Error("worker exited with code: 1"));
  expect(await dying.read([{ start: 0, text, kind: "prose" }], "en-US", 60_000)).toEqual([]);
  await dying.broken;
  expect(await isOn()).toBe(false);
  expect(await findings(text)).toEqual(["grammar/a-or-an"]);
  await close();
});

test("without a model one sentence says so, and nothing is found", async () => {
  const none = await startDeepLane("eager", tmpdir());
  expect(none.problem).toBe("The model file model.json is missing or can’t be read. Install the model again.");
  expect(await none.read([{ start: 0, text, kind: "prose" }], "en-US", 60_000)).toEqual([]);
  await none.close();
});

test("a judge that is not there is told as a model is that is not there", async () => {
  const none = await startDeepLane("strict", await tinyModelFolder(), join(tmpdir(), "no-judge"));
  expect(none.problem).toBe("The model file sha256.json is missing or can’t be read. Install the model again.");
  await none.close();
});
