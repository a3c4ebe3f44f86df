import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { hints } from "../testing/team-with-rules.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

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
