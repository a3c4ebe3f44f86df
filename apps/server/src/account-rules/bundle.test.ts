import { expect, test } from "vitest";
import { openEventStream } from "../testing/event-stream.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { addRule } from "../testing/team-with-rules.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { deeperOf } from "./deeper-of.ts";

const server = await sharedServer();

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

test("how deeply a team checks reaches its members at once, with who says so; only its admins set it", async () => {
  const team = await withTeam(server, "The Desk");
  const colleague = await member(server, team);
  const path = `/api/teams?id=${team.teamId}`;
  const bundle = async () => (await colleague.get<{ Version: string; Deeper: object | null }>("/api/v1/rules")).body;
  const before = await bundle();
  expect(before.Deeper).toBeNull();
  expect((await colleague.patch(path, { DeeperChecking: "off" })).status).toBe(403);
  const stranger = await withTeam(server);
  expect((await stranger.admin.patch(path, { DeeperChecking: "off" })).status).toBe(404);
  expect((await team.admin.patch(path, { DeeperChecking: "deepest" })).status).toBe(400);
  const set = await team.admin.patch<{ DeeperChecking: string }>(path, { DeeperChecking: "Eager" });
  expect(set).toMatchObject({ status: 200, body: { DeeperChecking: "eager" } });
  const after = await bundle();
  expect(after.Version).not.toBe(before.Version);
  expect(after.Deeper).toEqual({ Depth: "eager", TeamId: team.teamId, TeamName: "The Desk" });
});

test("of two teams the first with a say is obeyed", () => {
  const team = (id: number, deeper: "own" | "off" | "strict") => ({ id, name: `Team ${id}`, deeper });
  expect(deeperOf([team(1, "own"), team(2, "strict"), team(3, "off")])).toEqual({
    ...{ Depth: "strict", TeamId: 2, TeamName: "Team 2" },
  });
  expect(deeperOf([team(1, "own")])).toBeNull();
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
  const [inside, outside] = await Promise.all([openEventStream(server, colleague), openEventStream(server, outsider)]);
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
  const line = await openEventStream(server, newcomer);
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

test("the bundle tells which team has chosen a template, and who of it", async () => {
  const { admin, teamId } = await withTeam(server, "Commas");
  const colleague = await member(server, { admin, teamId });
  await admin.post("/api/simplestyleguide", [
    { StyleGuideTemplateId: 1, IsSelected: true, Config: {}, TeamId: teamId },
  ]);
  const { body } = await colleague.get<{ Sources: Record<string, unknown>; RuleSources: Record<string, string> }>(
    "/api/v1/rules",
  );
  expect(body.RuleSources["template/1"]).toBe(`templates/${teamId}/${admin.id}`);
  expect(body.Sources[`templates/${teamId}/${admin.id}`]).toEqual({
    Kind: "templates",
    Name: "",
    TeamId: teamId,
    TeamName: "Commas",
    SetBy: "Pat Example",
    MayTurnOff: false,
  });
});
