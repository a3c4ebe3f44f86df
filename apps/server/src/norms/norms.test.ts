import { limits } from "@housestyle/contract";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Norm {
  readonly Id: number;
  readonly TeamId: number | null;
  readonly Name: string;
}
const counted = { Texts: 3, Words: 290_000, Counted: { "slength.average": [14.2, 12, 16, 18] } };

test("a norm of one's own is kept as it was counted, seen by nobody else, and deleted", async () => {
  const [ann, bob] = [await signedUp(server), await signedUp(server)];
  const made = await ann.post<Norm>("/api/v1/norms", { Name: "My last three books", ...counted });
  expect(made.body).toMatchObject({ Name: "My last three books", TeamId: null, ...counted });
  expect((await ann.get<Norm[]>("/api/v1/norms")).body).toMatchObject([{ Id: made.body.Id, ...counted }]);
  expect((await ann.get<{ Norms: unknown[] }>("/api/v1/account/export")).body.Norms).toHaveLength(1);
  expect((await bob.get<Norm[]>("/api/v1/norms")).body).toEqual([]);
  expect((await bob.delete(`/api/v1/norms/${made.body.Id}`)).status).toBe(404);
  expect((await ann.delete(`/api/v1/norms/${made.body.Id}`)).status).toBe(204);
  expect((await ann.get<Norm[]>("/api/v1/norms")).body).toEqual([]);
});

test("a team's norm is its members' to read and its admins' to change", async () => {
  const team = await withTeam(server);
  const mate = await member(server, team);
  const asked = { Name: "Our best articles", TeamId: team.teamId, ...counted };
  expect((await mate.post("/api/v1/norms", asked)).status).toBe(403);
  const { body } = await team.admin.post<Norm>("/api/v1/norms", asked);
  expect((await mate.get<Norm[]>("/api/v1/norms")).body).toMatchObject([{ Id: body.Id, TeamId: team.teamId }]);
  expect((await mate.delete(`/api/v1/norms/${body.Id}`)).status).toBe(403);
  const stranger = await signedUp(server);
  expect((await stranger.post("/api/v1/norms", asked)).status).toBe(404);
});

test("numbers are kept and nothing else, and not without end", async () => {
  const ann = await signedUp(server);
  const refused = async (Counted: unknown) =>
    (await ann.post("/api/v1/norms", { Name: "Odd", ...counted, Counted })).status;
  expect(await refused({ "slength.average": ["a sentence of mine", 1, 2, 3] })).toBe(400);
  expect(await refused({ "a sentence of mine": [1, 2, 3, 4] })).toBe(400);
  expect(await refused(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`a.m${i}`, [1, 2, 3, 4]])))).toBe(400);
  for (let i = 0; i < limits.norms; i++) await ann.post("/api/v1/norms", { Name: `Norm ${i}`, ...counted });
  expect((await ann.post("/api/v1/norms", { Name: "One more", ...counted })).status).toBe(409);
});
