import { sql } from "kysely";
import { expect, test } from "vitest";
import { add, type Doc, rich } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { linkTo, openLink, ownDocument, share } from "../testing/sharing.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

const one = ({ Id }: Pick<Doc, "Id">) => `/api/v1/documents/${Id}`;
const Password = "seven green bottles";
const endAccount = async (visitor: Visitor) =>
  expect((await visitor.delete("/api/v1/account", { Password })).status).toBe(204);
const roleOf = async (visitor: Visitor, doc: Pick<Doc, "Id">) => {
  const { status, body } = await visitor.get<{ Role: string }>(one(doc));
  return status === 200 ? body.Role : status;
};

test("when a member leaves a team or is deleted, the team’s documents stay with it, whoever created them", async () => {
  for (const goes of ["leaves", "deleted"]) {
    const team = await withTeam(server);
    const [author, colleague] = [await member(server, team), await member(server, team)];
    const guest = await signedUp(server);
    const doc = await add(author, { TeamId: team.teamId, Content: rich });
    await share(author, doc, { Email: guest.email, Role: "edit" });
    if (goes === "deleted") await endAccount(author);
    else {
      const { body } = await team.admin.get<{ Id: number; UserId: number }[]>("/api/teamusers");
      await team.admin.delete("/api/teamusers", [body.find(({ UserId }) => UserId === author.id)?.Id]);
    }
    const roles = [await roleOf(team.admin, doc), await roleOf(colleague, doc), await roleOf(guest, doc)];
    expect([goes, ...roles]).toEqual([goes, "own", "edit", "edit"]);
  }
});

test("someone’s own document stays theirs when they leave the team that it is shared with, and the team keeps its access", async () => {
  const team = await withTeam(server);
  const author = await member(server, team);
  const doc = await add(author, { Content: rich });
  await share(author, doc, { TeamId: team.teamId, Role: "comment" });
  const { body } = await team.admin.get<{ Id: number; UserId: number }[]>("/api/teamusers");
  await team.admin.delete("/api/teamusers", [body.find(({ UserId }) => UserId === author.id)?.Id]);
  expect([await roleOf(author, doc), await roleOf(team.admin, doc)]).toEqual(["own", "comment"]);
});

test("documents of a deleted account pass to a team that owns them as well, with their comments", async () => {
  const { admin, teamId } = await withTeam(server);
  const author = await member(server, { admin, teamId });
  const doc = await add(author, { Content: rich });
  await share(author, doc, { TeamId: teamId, Role: "own" });
  const about = { From: 0, To: 0, Quote: "Dear", Text: "Why?", Mentions: [admin.id] };
  await author.post(`${one(doc)}/comments`, about);
  await endAccount(author);
  expect((await admin.get(one(doc))).body).toMatchObject({ Role: "own", TeamId: teamId });
  const { body } = await admin.get<{ Threads: { Comments: { Text: string; Name: string }[] }[] }>(
    `${one(doc)}/comments`,
  );
  expect(body.Threads).toMatchObject([{ Comments: [{ Text: "Why?", Name: "" }] }]);
  const notified = (await admin.get<{ Kind: string; Actor: string }[]>("/api/v1/notifications")).body;
  expect(notified).toMatchObject([
    { Kind: "mention", Actor: "" },
    { Kind: "shared", Actor: "" },
  ]);
});

test("documents of a deleted team pass to their other owners; with the last member’s account, too", async () => {
  for (const goes of ["team", "account"]) {
    const { admin, teamId } = await withTeam(server);
    const guest = await signedUp(server);
    const [doc, other] = [await add(admin, { TeamId: teamId, Content: rich }), await add(admin, { TeamId: teamId })];
    await share(admin, doc, { Email: guest.email, Role: "own" });
    await share(admin, other, { Email: guest.email, Role: "edit" });
    if (goes === "account") await endAccount(admin);
    else expect((await admin.delete(`/api/teams?id=${teamId}`)).status).toBe(200);
    expect([goes, await roleOf(guest, doc), await roleOf(guest, other)]).toEqual([goes, "own", 404]);
  }
});

interface Ending {
  Documents: number;
  Shared: { Title: string; Heir: string | null; People: number }[];
  Teams: { Id: number; Name: string }[];
}
const ending = async (visitor: Visitor) => (await visitor.get<Ending>("/api/v1/account/ending")).body;
const deletedTitles = async (visitor: Visitor) =>
  (await visitor.get<{ Kind: string; Title: string }[]>("/api/v1/notifications")).body
    .filter(({ Kind }) => Kind === "deleted")
    .map(({ Title }) => Title);

test("before an account is deleted, it shows what becomes of its documents; who had access to one that goes is notified", async () => {
  const { admin, teamId } = await withTeam(server);
  const author = await member(server, { admin, teamId });
  const [pat, viaLink, other] = [
    await signedUp(server, { Name: "Pat" }),
    await signedUp(server),
    await signedUp(server),
  ];
  const [alone, owned, goes, linked] = [
    await add(author, { Title: "Alone" }),
    await add(author, { Title: "Owned" }),
    await add(author, { Title: "Goes" }),
    await add(author, { Title: "Linked" }),
  ];
  await share(author, owned, { Email: pat.email, Role: "own" });
  await share(author, goes, { TeamId: teamId, Role: "view" });
  await share(author, goes, { Email: pat.email, Role: "edit" });
  const { Secret } = await linkTo(author, linked);
  await openLink(viaLink, Secret);
  expect(await ending(author)).toMatchObject({
    Documents: 4,
    Shared: [
      { Title: "Goes", Heir: null, People: 2 },
      { Title: "Linked", Heir: null, People: 1 },
      { Title: "Owned", Heir: "Pat", People: 1 },
    ],
    Teams: [{ Id: teamId }],
  });
  await endAccount(author);
  expect(await roleOf(pat, owned)).toBe("own");
  expect(await roleOf(pat, alone)).toBe(404);
  expect([await deletedTitles(pat), await deletedTitles(admin)]).toEqual([["Goes"], ["Goes"]]);
  expect([await deletedTitles(viaLink), await deletedTitles(other)]).toEqual([["Linked"], []]);
  const unread = async () => (await pat.get<{ Unread: number }>("/api/v1/notifications/unread")).body.Unread;
  const [{ Id } = { Id: 0 }] = (await pat.get<{ Id: number }[]>("/api/v1/notifications")).body;
  await pat.post("/api/v1/notifications/read", { Id, AndEarlier: true });
  expect(await unread()).toBe(0);
});

test("the shared documents of an account pass to the team or the person that is named, and only to those who may have them", async () => {
  for (const kind of ["team", "person"]) {
    const { admin, teamId } = await withTeam(server);
    const author = await member(server, { admin, teamId });
    const [pat, heir, stranger] = [await signedUp(server), await signedUp(server), await withTeam(server)];
    const [shared, alone] = [await add(author, { Title: "Shared" }), await add(author, { Title: "Alone" })];
    await share(author, shared, { Email: pat.email, Role: "comment" });
    const end = (given: object) => author.delete("/api/v1/account", { Password, ...given });
    expect((await end({ HeirTeamId: stranger.teamId })).status).toBe(404);
    expect((await end({ HeirEmail: "nobody@example.org" })).status).toBe(404);
    expect((await end({ HeirEmail: author.email })).status).toBe(404);
    expect((await end(kind === "team" ? { HeirTeamId: teamId } : { HeirEmail: heir.email })).status).toBe(204);
    const now = kind === "team" ? admin : heir;
    expect([kind, await roleOf(now, shared), await roleOf(pat, shared)]).toEqual([kind, "own", "comment"]);
    expect([kind, await roleOf(now, alone), await deletedTitles(pat)]).toEqual([kind, 404, []]);
    expect((await now.get<{ Kind: string; Role: string }[]>("/api/v1/notifications")).body).toMatchObject([
      { Kind: "shared", Role: "own", DocumentId: shared.Id },
    ]);
  }
});

test("what passes to someone whose account is deleted as well passes on", async () => {
  const { admin, teamId } = await withTeam(server);
  const guest = await signedUp(server);
  const doc = await add(admin, { TeamId: teamId, Content: rich });
  await share(admin, doc, { Email: admin.email, Role: "own" });
  await share(admin, doc, { Email: guest.email, Role: "own" });
  await endAccount(admin);
  expect(await roleOf(guest, doc)).toBe("own");
});

test("an owner who can log in comes before one whose account is disabled, and what is in the trash passes on as well", async () => {
  const { owner, doc } = await ownDocument(server);
  const trashed = await add(owner);
  const [disabled, pat] = [await signedUp(server), await signedUp(server)];
  for (const each of [disabled, pat]) {
    for (const shared of [doc, trashed]) await share(owner, shared, { Email: each.email, Role: "own" });
  }
  await owner.delete(one(trashed));
  await sql`update person set disabled_on = now() where id = ${disabled.id}`.execute(server.database.query);
  await endAccount(owner);
  expect(await roleOf(pat, doc)).toBe("own");
  expect((await pat.post(`${one(trashed)}/restore`)).status).toBe(200);
  const { body } = await pat.get<{ Id: number }[]>("/api/v1/documents");
  expect(body.map(({ Id }) => Id).sort((a, b) => a - b)).toEqual([doc.Id, trashed.Id]);
});
