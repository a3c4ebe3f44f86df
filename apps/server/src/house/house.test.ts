import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { realChecker, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(async () => {
  await server.close();
  await (await realChecker()).close();
});

type Tags = { Tags: { hint: string; helpId: string; suggestions: string[]; startPos: number; endPos: number }[] };

async function hints(visitor: Visitor, Text: string): Promise<string[]> {
  const { body } = await visitor.post<Tags>("/api/tagtext", { Text });
  return body.Tags.map(({ hint }) => hint);
}

async function addRule(admin: Visitor, teamId: number, rule: Record<string, unknown>): Promise<number> {
  const guides = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/styleguide");
  const guide = guides.body.find(({ TeamId }) => TeamId === teamId);
  const added = await admin.post<{ Id: number }[]>("/api/styleguide/items", [{ StyleGuideId: guide?.Id, ...rule }]);
  expect(added.status).toBe(200);
  return added.body[0]?.Id ?? 0;
}

test("a team's rule speaks to its members, and to nobody else", async () => {
  const { admin, teamId } = await withTeam(server);
  const colleague = await member(server, { admin, teamId });
  const outsider = await signedUp(server);
  const Match = "synergy plan";
  const id = await addRule(admin, teamId, { Match, Replace: "plan", Message: "Say plan." });
  const Text = "Here is the synergy plan for May.";
  expect(await hints(colleague, Text)).toContain("Say plan.");
  expect(await hints(outsider, Text)).not.toContain("Say plan.");
  expect(await hints(stranger(server), Text)).not.toContain("Say plan.");
  const { body } = await colleague.post<Tags>("/api/tagtext", { Text });
  expect(body.Tags).toContainEqual(
    expect.objectContaining({ helpId: String(id), suggestions: ["plan"], startPos: 12, endPos: 23 }),
  );
});

test("who only manages a team does not write with its rules", async () => {
  const team = await withTeam(server);
  const manager = await member(server, team, { Position: "Admin Only" });
  await addRule(team.admin, team.teamId, { Match: "leverage it", Replace: "use it", Message: "Use use." });
  expect(await hints(team.admin, "We leverage it daily.")).toContain("Use use.");
  expect(await hints(manager, "We leverage it daily.")).not.toContain("Use use.");
});

test("a rule and its terms stop at the moment the team's licence ends, and come back with it", async () => {
  const { admin, teamId } = await withTeam(server);
  await addRule(admin, teamId, { Match: "deep dive", Replace: "study", Message: "Say study." });
  const text = "We did a deep dive on it.";
  expect(await hints(admin, text)).toContain("Say study.");
  const setExpiry = (day: string | null) =>
    server.database.query.updateTable("team").set({ licence_expiry: day }).where("id", "=", teamId).execute();
  await setExpiry("2020-01-31");
  expect(await hints(admin, text)).not.toContain("Say study.");
  const today = new Date().toISOString().slice(0, 10);
  await setExpiry(today);
  expect(await hints(admin, text)).toContain("Say study.");
});

test("a regular expression of the dictionary is obeyed, and one that cannot be read is refused", async () => {
  const person = await signedUp(server);
  const text = "The zyntharil grows beside a zynthoril.";
  const add = (word: string, more = {}) => person.post<{ Message: string }>("/api/ignorepatterns", { word, ...more });
  expect(await hints(person, text)).toHaveLength(2);
  const plain = await add("zyntha.il");
  expect(await hints(person, text)).toHaveLength(2);
  const expression = await add("zyntha.il", { isRegex: true, caseSensitive: true });
  // The word and the expression are two entries.
  expect([plain.status, expression.status]).toEqual([200, 200]);
  expect(expression.body).not.toBe(plain.body);
  expect(await hints(person, text)).toHaveLength(1);
  await add("ZYNTHO?RIL", { isRegex: true, caseSensitive: false });
  expect(await hints(person, text)).toEqual([]);
  // Only whole words: nothing that merely holds it.
  expect(await hints(person, "The azyntharils grow.")).toHaveLength(1);
  for (const word of ["zynth(", "(?=zynth)", "a)|(b"]) {
    const refused = await add(word, { isRegex: true });
    expect(refused).toMatchObject({ status: 422, body: { Message: expect.stringMatching(/cannot be/) } });
  }
  const listed = await person.get<{ word: string; isRegex: boolean }[]>("/api/ignorepatterns/me/all");
  expect(listed.body.map(({ word, isRegex }) => [word, isRegex])).toEqual(
    expect.arrayContaining([
      ["zyntha.il", false],
      ["zyntha.il", true],
      ["ZYNTHO?RIL", true],
    ]),
  );
});

test("saved templates are answered in the order they were sent", async () => {
  const person = await signedUp(server);
  const choice = (id: number, IsSelected = true) => ({ StyleGuideTemplateId: id, IsSelected, Config: {} });
  const { body } = await person.post<{ StyleGuideTemplateId: number; IsSelected: boolean }[]>("/api/simplestyleguide", [
    choice(30),
    choice(4),
    choice(17),
    choice(4, false),
  ]);
  expect(body.map(({ StyleGuideTemplateId }) => StyleGuideTemplateId)).toEqual([30, 4, 17, 4]);
  // Of two choices of one template the later counts.
  expect(body[1]?.IsSelected).toBe(false);
});

test("a word of the team's dictionary is known, by itself or ignored for one rule", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const text = "The zyntharil grows.";
  const spelling = async () => (await hints(colleague, text)).length;
  expect(await spelling()).toBe(1);
  const added = await team.admin.post<string>("/api/ignorepatterns", {
    word: "zyntharil",
    category: "",
    subCategory: "",
    teamId: team.teamId,
  });
  expect(added.status).toBe(200);
  expect(await spelling()).toBe(0);
  await team.admin.delete("/api/ignorepatterns", added.body);
  expect(await spelling()).toBe(1);
});

test("a forbidden term is flagged, an approved one offered, a pending one only known", async () => {
  const { admin, teamId } = await withTeam(server);
  const bases = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/termbase");
  const TermBaseId = bases.body.find(({ TeamId }) => TeamId === teamId)?.Id;
  const saved = await admin.post("/api/termbase/items", [
    { TermBaseId, Text: "login page", Status: "Deprecated", ConceptId: "1" },
    { TermBaseId, Text: "sign-in page", Status: "Approved", ConceptId: "1" },
    { TermBaseId, Text: "Frobnitz", Status: "Pending" },
  ]);
  expect(saved.status).toBe(200);
  const { body } = await admin.post<Tags>("/api/tagtext", { Text: "Open the login page of Frobnitz." });
  expect(body.Tags).toHaveLength(1);
  expect(body.Tags[0]).toMatchObject({ startPos: 9, endPos: 18, suggestions: ["sign-in page"] });
});

test("a template the team has chosen speaks, and its choice goes before a member's own", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const text = "We sell apples, pears and plums.";
  const off = await hints(colleague, text);
  await team.admin.post("/api/simplestyleguide", [
    { StyleGuideTemplateId: 1, IsSelected: true, Config: { mode: "always" } },
  ]);
  const on = await hints(colleague, text);
  expect(on.length).toBe(off.length + 1);
  const own = await colleague.post("/api/simplestyleguide", [{ StyleGuideTemplateId: 1, IsSelected: false }]);
  expect(own.status).toBe(200);
  expect(await hints(colleague, text)).toEqual(on);
  const { body } = await colleague.get<{ Config: Record<string, { SetByTeam: boolean; IsSelected: boolean }> }>(
    "/api/simplestyleguide",
  );
  expect(body.Config["1"]).toMatchObject({ SetByTeam: true, IsSelected: true });
});

test("who asks for their own choices hears what their team has decided; a team's are its own alone", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await team.admin.post(`/api/simplestyleguide?TeamId=${team.teamId}`, [{ StyleGuideTemplateId: 1, IsSelected: true }]);
  await colleague.post("/api/simplestyleguide?TeamId=0", [
    { StyleGuideTemplateId: 1, IsSelected: false },
    { StyleGuideTemplateId: 2, IsSelected: true },
  ]);
  const config = async (teamId: number) =>
    (await colleague.get<{ Config: object }>(`/api/simplestyleguide?TeamId=${teamId}`)).body.Config;
  expect(await config(0)).toMatchObject({
    1: { SetByTeam: true, TeamId: team.teamId, IsSelected: true },
    2: { SetByTeam: false, TeamId: null, IsSelected: true },
  });
  expect(Object.keys(await config(team.teamId))).toEqual(["1"]);
});

test("a configuration is kept when its template is switched off, and echoed as it was sent", async () => {
  const person = await signedUp(server);
  const config = '{"count":"2"}';
  await person.post("/api/simplestyleguide", [{ StyleGuideTemplateId: 18, IsSelected: true, Config: config }]);
  await person.post("/api/simplestyleguide", [{ StyleGuideTemplateId: 18, IsSelected: false }]);
  const { body } = await person.get<{ Templates: unknown[]; Config: Record<string, unknown> }>("/api/simplestyleguide");
  expect(body.Templates).toHaveLength(40);
  expect(body.Config["18"]).toMatchObject({ IsSelected: false, Config: config, StyleGuideTemplateId: 18 });
});

test("the settings say whose choice counts, and who may change it", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const path = "/api/simplestyleguide/settings";
  const ofTeam = { TeamId: team.teamId, Mode: "team" };
  expect((await team.admin.get(`${path}?teamId=${team.teamId}`)).body).toMatchObject({ ...ofTeam, CanEdit: true });
  expect((await colleague.get(`${path}?teamId=${team.teamId}`)).body).toMatchObject({ ...ofTeam, CanEdit: false });
  const alone = await signedUp(server);
  expect((await alone.get(path)).body).toMatchObject({ TeamId: null, Mode: "personal", CanEdit: true });
});

test("a template that is not there and a setting that cannot be are refused by their place", async () => {
  const person = await signedUp(server);
  expect(await person.post("/api/simplestyleguide", [{ StyleGuideTemplateId: 4711, IsSelected: true }])).toMatchObject({
    status: 400,
    body: { ModelState: { "[0].StyleGuideTemplateId": expect.any(Array) } },
  });
  expect(
    await person.post("/api/simplestyleguide", [
      { StyleGuideTemplateId: 1, IsSelected: true, Config: { mode: "often" } },
    ]),
  ).toMatchObject({ status: 400, body: { ModelState: { "[0].Config.mode": expect.any(Array) } } });
});

test("the bundle of rules is tagged, compressed, and says who set a rule", async () => {
  const { admin, teamId } = await withTeam(server, "Night desk");
  const id = await addRule(admin, teamId, { Match: "touch base", Replace: "talk", Message: "Talk." });
  const first = await admin.get<{ RuleSources: Record<string, string>; Sources: Record<string, unknown> }>(
    "/api/v1/rules",
  );
  const tag = first.headers.get("etag") ?? "";
  expect(first.body).toMatchObject({
    Version: tag.replaceAll('"', ""),
    Settings: { rules: [{ id: String(id), match: "touch base", replace: "talk" }] },
  });
  const source = first.body.RuleSources[`house/${id}`] ?? "";
  expect(first.body.Sources[source]).toMatchObject({
    TeamName: "Night desk",
    Kind: "guide",
  });
  const again = await admin.call("GET", "/api/v1/rules", undefined, { "if-none-match": tag });
  expect([again.status, again.body]).toEqual([304, ""]);
  await addRule(admin, teamId, { Match: "circle back", Replace: "return", Message: "Return." });
  const changed = await admin.call("GET", "/api/v1/rules", undefined, { "if-none-match": tag });
  expect([changed.status, changed.headers.get("etag") === tag]).toEqual([200, false]);
  const raw = await fetch(`${server.url}/api/v1/rules`, {
    headers: { cookie: admin.cookie(), "accept-encoding": "gzip" },
  });
  expect(raw.headers.get("content-encoding")).toBe("gzip");
  expect(await raw.json()).toMatchObject({ Settings: { rules: [{}, {}] } });
});

test("a team's goals reach its members at once; only its admins set them, and none that makes no sense is taken", async () => {
  const team = await withTeam(server, "Night desk");
  const colleague = await member(server, team);
  const path = `/api/teams?id=${team.teamId}`;
  const bundle = async () => (await colleague.get<{ Version: string; Goals: object }>("/api/v1/rules")).body;
  const before = await bundle();
  expect(before.Goals).toEqual({});
  const Goals = {
    grade: { Most: 8, locked: "true" },
    passive: { Counts: false },
    averageSentence: { Least: 5, Most: 15 },
  };
  expect((await colleague.patch(path, { Goals })).status).toBe(403);
  const set = await team.admin.patch<{ Goals: object }>(path, { Goals });
  expect(set).toMatchObject({ status: 200, body: { Goals: { grade: { Most: 8, Counts: true, Locked: true } } } });
  const after = await bundle();
  expect(after.Version).not.toBe(before.Version);
  const by = { TeamId: team.teamId, TeamName: "Night desk" };
  expect(after.Goals).toEqual({
    grade: { Most: 8, Counts: true, Locked: true, ...by },
    passive: { Counts: false, Locked: false, ...by },
    averageSentence: { Least: 5, Most: 15, Counts: true, Locked: false, ...by },
  });
  for (const wrong of [
    { poems: { Most: 1 } },
    { grade: { Least: 9, Most: 8 } },
    { grade: { Most: -1 } },
    { grade: 8 },
  ]) {
    expect((await team.admin.patch(path, { Goals: wrong })).status).toBe(400);
  }
  // What is sent takes the place of all that was there.
  await team.admin.patch(path, { Goals: {} });
  expect((await bundle()).Goals).toEqual({});
});

test("a team's rules are not its members' to switch off, unless the team allows it; its admins may", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  await addRule(team.admin, team.teamId, { Match: "kick off", Replace: "begin", Message: "Begin." });
  const [own] = (await colleague.post<{ Id: number }[]>("/api/styleguide", [{ Name: "Mine" }])).body;
  await colleague.post("/api/styleguide/items", [{ StyleGuideId: own?.Id, Match: "wrap up", Replace: "end" }]);
  const may = async (visitor: Visitor) => {
    const { body } = await visitor.get<{ Sources: Record<string, { TeamId: number | null; MayTurnOff: boolean }> }>(
      "/api/v1/rules",
    );
    const answers = Object.values(body.Sources).map(({ TeamId, MayTurnOff }) => [TeamId === null, MayTurnOff]);
    return Object.fromEntries(answers.map(([isOwn, mayTurnOff]) => [isOwn ? "own" : "team", mayTurnOff]));
  };
  expect(await may(colleague)).toEqual({ own: true, team: false });
  expect(await may(team.admin)).toMatchObject({ team: true });
  const path = `/api/teams?id=${team.teamId}`;
  expect((await team.admin.patch(path, { AllowRulesOff: true })).body).toMatchObject({ AllowRulesOff: true });
  expect(await may(colleague)).toEqual({ own: true, team: true });
  await team.admin.patch(path, { AllowRulesOff: false });
  // Who becomes an admin is told at the next question, though no rule has changed.
  const [row] = (await colleague.get<{ Id: number }[]>("/api/teamusers?Filter=IsCurrentUser eq true")).body;
  await team.admin.put("/api/teamusers", [{ Id: row?.Id, Position: "Admin" }]);
  expect(await may(colleague)).toEqual({ own: true, team: true });
});

test("a change reaches a connected colleague, and an outsider never", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const outsider = await signedUp(server);
  const [inside, outside] = await Promise.all([listen(server, colleague), listen(server, outsider)]);
  await inside.next();
  await outside.next();
  await addRule(team.admin, team.teamId, { Match: "low-hanging fruit", Replace: "easy work", Message: "Easy." });
  expect(await inside.next()).toContain("event: rules");
  // What an outsider hears next is of their own change.
  await outsider.post("/api/ignorepatterns", { word: "zyntharil" });
  const { body } = await outsider.get<{ Version: string }>("/api/v1/rules");
  expect(await outside.next()).toContain(body.Version);
  inside.close();
  outside.close();
});

test("who joins a team while connected hears of it", async () => {
  const team = await withTeam(server);
  const newcomer = await signedUp(server);
  const line = await listen(server, newcomer);
  const first = await line.next();
  const invited = await team.admin.post<{ Id: number }[]>("/api/teamusers", [
    { TeamId: team.teamId, Email: newcomer.email },
  ]);
  const row = await server.database.query
    .selectFrom("team_user")
    .select("join_code")
    .where("id", "=", invited.body[0]?.Id ?? 0)
    .executeTakeFirstOrThrow();
  await newcomer.post("/api/v1/invitations/accept", { Token: row.join_code });
  expect(await line.next()).not.toBe(first);
  line.close();
});

/** Reads one event after another. */
async function listen({ url }: TestServer, visitor: Visitor) {
  const gone = new AbortController();
  const response = await fetch(`${url}/api/v1/events`, { headers: { cookie: visitor.cookie() }, signal: gone.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return {
    next: async (): Promise<string> => {
      while (!rest.includes("\n\n")) rest += (await reader.read()).value ?? "";
      const [event = "", ...others] = rest.split("\n\n");
      rest = others.join("\n\n");
      return event;
    },
    close: () => gone.abort(),
  };
}

test("the bundle tells which team has chosen a template", async () => {
  const { admin, teamId } = await withTeam(server, "Commas");
  const colleague = await member(server, { admin, teamId });
  await admin.post("/api/simplestyleguide", [
    { StyleGuideTemplateId: 1, IsSelected: true, Config: {}, TeamId: teamId },
  ]);
  const { body } = await colleague.get<{ Sources: Record<string, unknown>; RuleSources: Record<string, string> }>(
    "/api/v1/rules",
  );
  expect(body.RuleSources["template/1"]).toBe(`templates/${teamId}`);
  expect(body.Sources[`templates/${teamId}`]).toEqual({
    Kind: "templates",
    Name: "",
    TeamId: teamId,
    TeamName: "Commas",
    MayTurnOff: false,
  });
});
