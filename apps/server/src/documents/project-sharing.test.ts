import { expect, test } from "vitest";
import { add, type Doc } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { projectSharing, share, shareProject } from "../testing/sharing.ts";
import { startTestServer } from "../testing/test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

interface Groups {
  Count: number;
  Shared: number;
  Projects: { Name: string; Count: number }[];
  OwnedProjects: { Name: string; TeamId: number | null; Shares: number; CanShare: boolean }[];
  SharedProjects: { Id: number; Name: string; Owner: string; Role: string; Count: number; CanLeave: boolean }[];
}
const groups = async (visitor: Visitor) => (await visitor.get<Groups>("/api/v1/document-groups")).body;
const listed = (visitor: Visitor, query: string) =>
  visitor.get<(Doc & { Role: string; Project: string; CanLeave: boolean })[]>(`/api/v1/documents?${query}`);
const titles = async (visitor: Visitor, query: string) => (await listed(visitor, query)).body.map(({ Title }) => Title);
const roleOf = async (visitor: Visitor, { Id }: Pick<Doc, "Id">) => {
  const { status, body } = await visitor.get<{ Role: string }>(`/api/v1/documents/${Id}`);
  return status === 200 ? body.Role : status;
};
const move = (owner: Visitor, { Id }: Doc, Project: string) => owner.patch(`/api/v1/documents/${Id}`, { Project });

/** A person with a novel in a project of its own, and someone else. */
async function novel() {
  const owner = await signedUp(server, { Name: "Olive Owner" });
  const doc = await add(owner, { Title: "One", Project: "Work/Novel", Text: "A quasar." });
  const draft = await add(owner, { Title: "Draft", Project: "Work/Novel/Drafts" });
  const other = await add(owner, { Title: "Diary", Project: "Work/Novelties" });
  return { owner, doc, draft, other, pat: await signedUp(server) };
}

test("all documents of a project are shared, those within it and those put in later, until they are moved out", async () => {
  const { owner, doc, draft, other, pat } = await novel();
  await shareProject(owner, "Work/Novel", { Email: pat.email.toUpperCase(), Role: "comment" });
  expect([await roleOf(pat, doc), await roleOf(pat, draft), await roleOf(pat, other)]).toEqual([
    "comment",
    "comment",
    404,
  ]);
  await move(owner, other, "Work/Novel/Drafts");
  expect(await roleOf(pat, other)).toBe("comment");
  for (const place of ["Work", "", "work/novel", "Work/Novel2"]) {
    await move(owner, doc, place);
    expect([place, await roleOf(pat, doc)]).toEqual([place, 404]);
  }
  expect((await titles(pat, "shared=true")).toSorted()).toEqual(["Diary", "Draft"]);
});

test("who gets a project sees its name and its documents, and no name of a project around it", async () => {
  const { owner, doc, pat } = await novel();
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "suggest" });
  const { Shared, Count, Projects, SharedProjects } = await groups(pat);
  expect({ Shared, Count, Projects }).toEqual({ Shared: 2, Count: 0, Projects: [] });
  const [project] = SharedProjects;
  expect(SharedProjects).toEqual([
    {
      ...{ Id: project?.Id, Name: "Novel", Owner: "Olive Owner", Role: "suggest", Count: 2, CanLeave: true },
      Folders: [{ Path: "Drafts", Count: 1 }],
    },
  ]);
  expect(await titles(pat, `sharedProject=${project?.Id}&sharedFolder=Drafts`)).toEqual(["Draft"]);
  // Neither a part of a name, nor a way out of the project, is a folder of it.
  for (const folder of ["Draf", "../Novel", "", "%"]) {
    const found = await titles(pat, `sharedProject=${project?.Id}&sharedFolder=${encodeURIComponent(folder)}`);
    expect([folder, found.length]).toEqual([folder, 0]);
  }
  expect((await titles(pat, `sharedProject=${project?.Id}`)).toSorted()).toEqual(["Draft", "One"]);
  expect(await titles(pat, "search=quasar")).toEqual(["One"]);
  expect(await titles(pat, "project=Work/Novel")).toEqual([]);
  expect((await listed(pat, "shared=true")).body[0]).toMatchObject({ Project: "", CanLeave: false });
  // A share of the document itself is found in no project.
  const single = await add(owner, { Title: "Single" });
  await share(owner, single, { Email: pat.email, Role: "view" });
  expect(await titles(pat, `sharedProject=${project?.Id}`)).toHaveLength(2);
  expect((await listed(pat, "shared=true")).body.find(({ Id }) => Id === single.Id)?.CanLeave).toBe(true);
  await share(owner, doc, { Email: pat.email, Role: "view" });
  expect((await listed(pat, "shared=true")).body.find(({ Id }) => Id === doc.Id)?.CanLeave).toBe(false);
  const stranger = await signedUp(server);
  expect((await listed(stranger, `sharedProject=${project?.Id}`)).status).toBe(404);
  expect((await stranger.delete(`/api/v1/shared-projects/${project?.Id}`)).status).toBe(404);
});

test("the higher of the roles of a document and of its projects counts", async () => {
  const { owner, draft, doc, pat } = await novel();
  await share(owner, draft, { Email: pat.email, Role: "view" });
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "comment" });
  expect(await roleOf(pat, draft)).toBe("comment");
  await shareProject(owner, "Work/Novel/Drafts", { Email: pat.email, Role: "edit" });
  expect([await roleOf(pat, draft), await roleOf(pat, doc)]).toEqual(["edit", "comment"]);
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "view" });
  expect([await roleOf(pat, draft), await roleOf(pat, doc)]).toEqual(["edit", "view"]);
  await owner.delete(projectSharing("Work/Novel/Drafts", { share: pat.id }));
  expect(await roleOf(pat, draft)).toBe("view");
  await owner.delete(projectSharing("Work/Novel", { share: pat.id }));
  expect([await roleOf(pat, draft), await roleOf(pat, doc)]).toEqual(["view", 404]);
});

test("who a project is shared with is listed, changed, and removed; without documents it stays listed while it is shared", async () => {
  const { owner, doc, draft, pat } = await novel();
  const sharing = () => owner.get<{ Owner: string; Shares: object[] }>(projectSharing("Work/Novel"));
  expect((await sharing()).body).toEqual({ Owner: "Olive Owner", Shares: [] });
  const nothing = projectSharing("Nothing", { share: "new" });
  expect((await owner.post(nothing, { Email: pat.email, Role: "view" })).status).toBe(404);
  await shareProject(owner, " Work / Novel ", { Email: pat.email, Role: "view" });
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "edit" });
  expect((await sharing()).body.Shares).toMatchObject([{ Id: pat.id, Kind: "person", Email: pat.email, Role: "edit" }]);
  await move(owner, doc, "");
  await move(owner, draft, "");
  const here = { Name: "Work/Novel", TeamId: null, Shares: 1, CanShare: true };
  expect((await groups(owner)).OwnedProjects).toContainEqual(here);
  expect((await sharing()).body.Shares).toHaveLength(1);
  expect((await owner.delete(projectSharing("Work/Novel", { share: pat.id }))).status).toBe(204);
  expect((await owner.delete(projectSharing("Work/Novel", { share: pat.id }))).status).toBe(404);
  expect((await sharing()).body.Shares).toEqual([]);
  expect((await groups(owner)).OwnedProjects.map(({ Name }) => Name)).toEqual(["Work/Novelties"]);
});

test("who has access to a document through its projects is listed with it; another’s project is not named", async () => {
  const { owner, draft, doc, pat } = await novel();
  const kim = await signedUp(server);
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "view" });
  await shareProject(owner, "Work/Novel/Drafts", { Email: pat.email, Role: "edit" });
  await share(owner, draft, { Email: kim.email, Role: "own" });
  const through = async (visitor: Visitor, { Id }: Doc) => {
    const { body } = await visitor.get<{ ProjectShares: { Id: number; Role: string; Project: string }[] }>(
      `/api/v1/documents/${Id}/sharing`,
    );
    return body.ProjectShares.map(({ Id, Role, Project }) => [Id, Role, Project]);
  };
  const outer = [pat.id, "view", "Work/Novel"];
  expect(await through(owner, doc)).toEqual([outer]);
  expect(await through(owner, draft)).toEqual([outer, [pat.id, "edit", "Work/Novel/Drafts"]]);
  expect(await through(kim, draft)).toEqual([
    [pat.id, "view", ""],
    [pat.id, "edit", ""],
  ]);
  await move(owner, doc, "");
  expect(await through(owner, doc)).toEqual([]);
});

test("nobody becomes an owner through a project, and a project is not shared with who owns it", async () => {
  const { owner, pat } = await novel();
  const post = (given: object) => owner.post(projectSharing("Work/Novel", { share: "new" }), given);
  expect((await post({ Email: pat.email, Role: "own" })).status).toBe(400);
  expect((await post({ Role: "view" })).status).toBe(400);
  expect(await post({ Email: "nobody@example.org", Role: "view" })).toMatchObject({ status: 404 });
  expect(await post({ Email: owner.email, Role: "view" })).toMatchObject({ status: 409 });
});

test("people give up a project that is shared with them by name, not one that their team has", async () => {
  const { owner, doc, pat } = await novel();
  const team = await withTeam(server);
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "edit" });
  const id = (await groups(pat)).SharedProjects[0]?.Id;
  expect((await pat.delete(`/api/v1/shared-projects/${id}`)).status).toBe(204);
  expect([await roleOf(pat, doc), (await groups(pat)).SharedProjects]).toEqual([404, []]);
  const colleague = await member(server, team);
  await add(colleague, { Project: "Essays" });
  await shareProject(colleague, "Essays", { TeamId: team.teamId, Role: "edit" });
  const [essays] = (await groups(team.admin)).SharedProjects;
  expect(essays).toMatchObject({ Name: "Essays", CanLeave: false, Role: "edit" });
  expect((await team.admin.delete(`/api/v1/shared-projects/${essays?.Id}`)).status).toBe(404);
});

test("admins share the projects of a team; members see that they are shared, and others nothing", async () => {
  const team = await withTeam(server);
  const [colleague, guest] = [await member(server, team), await signedUp(server)];
  const doc = await add(colleague, { TeamId: team.teamId, Project: "Novel" });
  const own = await add(colleague, { Project: "Novel" });
  const at = projectSharing("Novel", { team: team.teamId });
  expect([(await colleague.get(at)).status, (await guest.get(at)).status]).toEqual([403, 404]);
  await shareProject(team.admin, "Novel", { Email: guest.email, Role: "comment" }, team.teamId);
  expect([await roleOf(guest, doc), await roleOf(guest, own)]).toEqual(["comment", 404]);
  expect((await groups(colleague)).OwnedProjects).toEqual([
    { Name: "Novel", TeamId: null, Shares: 0, CanShare: true },
    { Name: "Novel", TeamId: team.teamId, Shares: 1, CanShare: false },
  ]);
  // A share of a team’s project with one of its members ends when they leave the team.
  await shareProject(team.admin, "Novel", { Email: colleague.email, Role: "edit" }, team.teamId);
  const { body } = await team.admin.get<{ Id: number; UserId: number }[]>("/api/teamusers");
  await team.admin.delete("/api/teamusers", [body.find(({ UserId }) => UserId === colleague.id)?.Id]);
  expect([await roleOf(colleague, doc), await roleOf(colleague, own)]).toEqual([404, "own"]);
});

test("each person is notified once of a shared project, sees it while it is shared, and marks it as read", async () => {
  const { owner, doc, pat } = await novel();
  const notices = async () => (await pat.get<{ Id: number }[]>("/api/v1/notifications")).body;
  const unread = async () => (await pat.get<{ Unread: number }>("/api/v1/notifications/unread")).body.Unread;
  await share(owner, doc, { Email: pat.email, Role: "view" });
  for (const Role of ["view", "edit"]) await shareProject(owner, "Work/Novel", { Email: pat.email, Role });
  const ProjectId = (await groups(pat)).SharedProjects[0]?.Id;
  const about = { Kind: "shared", Actor: "Olive Owner", IsRead: false };
  expect(await notices()).toMatchObject([
    { ...about, Title: "Novel", DocumentId: 0, ProjectId, Role: "edit" },
    { ...about, Title: "One", DocumentId: doc.Id, ProjectId: null },
  ]);
  expect(await unread()).toBe(2);
  const [{ Id } = { Id: 0 }] = await notices();
  expect((await owner.post("/api/v1/notifications/read", { Id })).status).toBe(404);
  expect((await pat.post("/api/v1/notifications/read", { Id })).status).toBe(204);
  expect(await unread()).toBe(1);
  await owner.delete(projectSharing("Work/Novel", { share: pat.id }));
  expect(await notices()).toMatchObject([{ Title: "One" }]);
});

test("who asked for access to a document no longer asks when its project is shared with them", async () => {
  const { owner, doc, pat } = await novel();
  const asking = async () =>
    (await owner.get<{ Requests: unknown[] }>(`/api/v1/documents/${doc.Id}/sharing`)).body.Requests.length;
  await pat.post(`/api/v1/documents/${doc.Id}/access-requests`);
  await expect.poll(asking).toBe(1);
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "view" });
  expect(await asking()).toBe(0);
});

test("with sharing switched off no project is shared, and those that were are no longer", async () => {
  const { owner, doc, pat } = await novel();
  await shareProject(owner, "Work/Novel", { Email: pat.email, Role: "edit" });
  const off = await startTestServer({ database: server.database, dataFolder: server.dataFolder });
  const at = async (visitor: Visitor, method: string, path: string, body?: object) => {
    const headers = { clientApp: "1", origin: "http://housestyle.test", cookie: visitor.cookie() };
    const json = body && { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
    return fetch(`${off.url}${path}`, { method, headers, ...json });
  };
  expect((await at(pat, "GET", `/api/v1/documents/${doc.Id}`)).status).toBe(404);
  const given = { Email: pat.email, Role: "view" };
  expect((await at(owner, "POST", projectSharing("Work/Novel", { share: "new" }), given)).status).toBe(403);
  expect((await at(owner, "GET", projectSharing("Work/Novel"))).status).toBe(403);
  const theirs = await at(owner, "GET", "/api/v1/document-groups").then((reply) => reply.json());
  expect(theirs).toMatchObject({ OwnedProjects: [], SharedProjects: [] });
  await off.close();
});
