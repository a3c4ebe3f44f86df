import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Row {
  readonly Id: number;
  readonly Email: string;
  readonly Position: string;
  readonly Licence: string;
  readonly RowVersion: number;
}

/** Invitations to so many addresses, every third of them to manage the team only. */
const invitations = (teamId: number, count: number, name: string) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ TeamId: teamId, Email: `${name}${n}@example.org`, Licence: "Premium" },
    Position: n % 3 === 2 ? "Admin Only" : "User",
  }));

/** How many statements about members are sent to the database meanwhile. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const { pool } = server.database;
  const plain = new Map<PoolClient, PoolClient["query"]>();
  let count = 0;
  const listen = (client: PoolClient) => {
    if (plain.has(client)) return;
    plain.set(client, client.query);
    const listening = (...args: unknown[]) => {
      if (JSON.stringify(args[0]).includes("team_user")) count += 1;
      return (plain.get(client) as (...given: unknown[]) => unknown)(...args);
    };
    client.query = listening as typeof client.query;
  };
  pool.on("acquire", listen);
  await work();
  pool.off("acquire", listen);
  for (const [client, query] of plain) client.query = query;
  return count;
}

test("two hundred invitations ask the database no more often than two", async () => {
  const { admin, teamId } = await withTeam(server);
  const invite = (count: number, name: string) =>
    statements(async () => {
      expect((await admin.post("/api/teamusers", invitations(teamId, count, name))).status).toBe(200);
    });
  await invite(1, "first");
  const few = await invite(2, "few");
  expect(few).toBeGreaterThan(0);
  expect(await invite(200, "many")).toBe(few);
});

test("new and renewed invitations of one call are answered in its order, each as it is meant now", async () => {
  const { admin, teamId } = await withTeam(server);
  const before = await admin.post<Row[]>("/api/teamusers", invitations(teamId, 4, "mixed"));
  const again = [...invitations(teamId, 8, "MIXED")].reverse().map((row) => ({ ...row, Position: "User" }));
  const { status, body } = await admin.post<Row[]>("/api/teamusers", again);
  expect(status).toBe(200);
  expect(body.map(({ Email }) => Email.toLowerCase())).toEqual(again.map(({ Email }) => Email.toLowerCase()));
  expect(body.slice(4).map(({ Id }) => Id)).toEqual(before.body.map(({ Id }) => Id).reverse());
  expect(body.slice(4).every(({ RowVersion }) => RowVersion > (before.body[0]?.RowVersion ?? 0))).toBe(true);
  expect(body.map(({ Position, Licence }) => `${Position} ${Licence}`)).toEqual(
    Array.from({ length: 8 }, () => "User Premium"),
  );
});

test("one address that is in the team already refuses all, and nothing is stored", async () => {
  const { admin, teamId } = await withTeam(server);
  const [own] = (await admin.get<Row[]>("/api/teamusers")).body;
  const guest = await signedUp(server);
  const rows = [
    ...invitations(teamId, 3, "all"),
    { TeamId: teamId, Email: own?.Email },
    { TeamId: teamId, Email: guest.email },
  ];
  expect(await admin.post("/api/teamusers", rows)).toMatchObject({ status: 409, body: { Code: "duplicate" } });
  expect((await admin.get<Row[]>("/api/teamusers")).body).toHaveLength(1);
});
