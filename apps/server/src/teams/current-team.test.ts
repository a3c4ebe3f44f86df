import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/test-server.ts";
import { signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await startTestServer({ env: { HOUSESTYLE_FLAGS: "+TeamSwitcher" } });
const without = await startTestServer();
afterAll(async () => {
  await server.close();
  await without.close();
});

const addTeam = async (person: Visitor, Name: string) =>
  (await person.post<{ Id: number }[]>("/api/teams", [{ Name }])).body[0]?.Id ?? 0;
const currentOf = async (person: Visitor) =>
  (await person.get<{ Name: string; IsCurrent: boolean }[]>("/api/teams")).body
    .filter(({ IsCurrent }) => IsCurrent)
    .map(({ Name }) => Name);
const flagsOf = async (person: Visitor) =>
  (await person.get<{ Flags: Record<string, boolean> }>("/api/v1/account")).body.Flags;

test("the first team is the current one until another is chosen, whose features apply", async () => {
  const { admin } = await withTeam(server, "Desk");
  const press = await addTeam(admin, "Press");
  await admin.patch(`/api/teams?id=${press}`, { Flags: { Comments: true } });
  expect(await currentOf(admin)).toEqual(["Desk"]);
  expect((await flagsOf(admin)).Comments).toBe(false);
  expect((await admin.post(`/api/v1/teams/${press}/choose`)).status).toBe(204);
  expect(await currentOf(admin)).toEqual(["Press"]);
  expect((await flagsOf(admin)).Comments).toBe(true);
});

test("a team of others does not exist for someone who wants to choose it", async () => {
  const { teamId } = await withTeam(server);
  const outsider = await signedUp(server);
  expect((await outsider.post(`/api/v1/teams/${teamId}/choose`)).status).toBe(404);
});

test("without the flag nobody switches; one team with it is enough, and the way back stays open", async () => {
  const { admin, teamId } = await withTeam(without, "Desk");
  const press = await addTeam(admin, "Press");
  expect((await admin.post(`/api/v1/teams/${press}/choose`)).status).toBe(403);
  expect(await currentOf(admin)).toEqual(["Desk"]);
  await admin.patch(`/api/teams?id=${teamId}`, { Flags: { TeamSwitcher: true } });
  expect((await admin.post(`/api/v1/teams/${press}/choose`)).status).toBe(204);
  expect((await flagsOf(admin)).TeamSwitcher).toBe(true);
  expect((await admin.post(`/api/v1/teams/${teamId}/choose`)).status).toBe(204);
  expect(await currentOf(admin)).toEqual(["Desk"]);
});
