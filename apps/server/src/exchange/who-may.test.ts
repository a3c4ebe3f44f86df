import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import type { AnsweredRow } from "../testing/stored-content.ts";
import { download, real, upload } from "../testing/upload.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

describe("who may", () => {
  test("admins import for the team; members where they may add one by one", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const put = { ...real, teamId: team.teamId };
    expect((await upload(user, server, "styleguide", "Match\nx y\n", put)).status).toBe(403);
    expect((await upload(user, server, "team", "x", put)).status).toBe(403);
    expect((await upload(user, server, "dictionary", "Alfa\n", put)).status).toBe(200);
    const changes = await upload(user, server, "dictionary", "Word,Note\nAlfa,mine\n", put);
    expect(changes).toMatchObject({ status: 403, body: { Code: "admins-only" } });
    const listed = await user.get<AnsweredRow[]>("/api/v1/imports");
    expect(listed.body).toMatchObject([{ TeamId: team.teamId, CanUndo: true }]);
    expect((await user.post(`/api/v1/imports/${listed.body[0]?.Id}/undo`)).status).toBe(200);
    const byAdmin = await upload(team.admin, server, "styleguide", "Match\nx y\n", put);
    expect((await user.post(`/api/v1/imports/${byAdmin.body.ImportId}/undo`)).status).toBe(403);
  });

  test("members propose terms where the team lets them", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    await team.admin.patch(`/api/teams?id=${team.teamId}`, { AllowTermProposals: true });
    await team.admin.get("/api/termbase");
    const put = { ...real, teamId: team.teamId };
    expect((await upload(user, server, "termbase", "Text,Status\nalfa,Pending\n", put)).status).toBe(200);
    expect((await upload(user, server, "termbase", "Text,Status\nbravo,Approved\n", put)).status).toBe(403);
  });

  test("a team whose licence has ended is exported, not changed", async () => {
    const { admin, teamId } = await withTeam(server);
    const put = { ...real, teamId };
    const { body } = await upload(admin, server, "dictionary", "Alfa\n", put);
    await server.database.query
      .updateTable("team")
      .set({ licence_expiry: "2020-01-01" })
      .where("id", "=", teamId)
      .execute();
    expect((await download(admin, server, "team", { teamId })).status).toBe(200);
    const refused = await upload(admin, server, "dictionary", "Bravo\n", put);
    expect(refused).toMatchObject({ status: 403, body: { Code: "team-lapsed" } });
    expect((await admin.post(`/api/v1/imports/${body.ImportId}/undo`)).status).toBe(403);
  });

  test("strangers find nothing", async () => {
    const { admin, teamId } = await withTeam(server);
    const { body } = await upload(admin, server, "termbase", "Text\nalfa\n", { ...real, teamId });
    const base = (await admin.get<AnsweredRow[]>("/api/termbase/items")).body[0]?.TermBaseId as number;
    const other = await signedUp(server);
    expect((await upload(other, server, "dictionary", "Alfa\n", { teamId })).status).toBe(404);
    expect((await upload(other, server, "termbase", "Text\nx\n", { parentId: base })).status).toBe(404);
    expect((await download(other, server, "termbase", { parentId: base })).status).toBe(404);
    expect((await download(other, server, "team", { teamId })).status).toBe(404);
    expect((await other.post(`/api/v1/imports/${body.ImportId}/undo?force=true`)).status).toBe(404);
    expect((await other.get<AnsweredRow[]>("/api/v1/imports")).body).toEqual([]);
  });
});
