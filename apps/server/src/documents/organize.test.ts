import { expect, test } from "vitest";
import { add, type Doc, rich, save } from "../testing/documents.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

const listed = async (visitor: Visitor, query: string) =>
  (await visitor.get<Doc[]>(`/api/v1/documents?OrderBy=Title&${query}`)).body.map(({ Title }) => Title);
const organize = (visitor: Visitor, doc: Doc, given: Record<string, unknown>) =>
  visitor.patch(`/api/v1/documents/${doc.Id}`, given);

test("projects nest, tags gather, and neither touches the text or its version", async () => {
  const person = await signedUp(server);
  const doc = await add(person, { Title: "One", Project: "Novel" });
  const two = await add(person, {
    Title: "Two",
    Project: " Novel / Drafts / ",
    Tags: ["Chapter", " chapter ", "", "cut"],
  });
  await add(person, { Title: "Three", Project: "Novella" });
  expect(two).toMatchObject({ Project: "Novel/Drafts", Tags: ["Chapter", "cut"] });
  expect(await listed(person, "project=Novel")).toEqual(["One", "Two"]);
  expect(await listed(person, "project=Novel%2FDrafts")).toEqual(["Two"]);
  expect(await listed(person, "tag=cut")).toEqual(["Two"]);
  expect((await organize(person, doc, { Tags: ["cut"], Project: "" })).status).toBe(200);
  expect(await listed(person, "tag=cut")).toEqual(["One", "Two"]);
  expect((await person.get(`/api/v1/documents/${doc.Id}`)).body).toMatchObject({
    Version: 1,
    Project: "",
    Tags: ["cut"],
  });
  // Whoever has it open saves on, and what was put in order meanwhile stays.
  expect(await save(person, doc, { Text: "More." })).toMatchObject({
    body: { Version: 2, Project: "", Tags: ["cut"] },
  });
  await organize(person, doc, { Project: "Essays" });
  expect(await save(person, { ...doc, Version: 2 }, { Text: "Most." })).toMatchObject({
    body: { Project: "Essays" },
  });
  expect((await person.get("/api/v1/documents?search=essays")).body).toMatchObject([{ Title: "One" }]);
  expect((await person.get("/api/v1/document-groups")).body).toEqual({
    ...{ Count: 3, Favorites: 0, Shared: 0, SharedProjects: [] },
    OwnedProjects: ["Essays", "Novel/Drafts", "Novella"].map((Name) => ({
      ...{ Name, TeamId: null, Shares: 0, CanShare: true },
    })),
    Projects: [
      { Name: "Essays", Count: 1 },
      { Name: "Novel/Drafts", Count: 1 },
      { Name: "Novella", Count: 1 },
    ],
    Tags: [
      { Name: "Chapter", Count: 1 },
      { Name: "cut", Count: 2 },
    ],
  });
});

test("a favorite is one person’s own, also in a team", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const doc = await add(team.admin, { Title: "Ours", TeamId: team.teamId });
  await organize(team.admin, doc, { Favorite: true });
  await organize(team.admin, doc, { Favorite: true });
  expect(await listed(team.admin, "favorites=true")).toEqual(["Ours"]);
  expect(await listed(colleague, "favorites=true")).toEqual([]);
  expect((await colleague.get("/api/v1/documents")).body).toMatchObject([{ Favorite: false }]);
  expect((await team.admin.get("/api/v1/document-groups")).body).toMatchObject({ Count: 1, Favorites: 1 });
  await organize(team.admin, doc, { Favorite: false });
  expect(await listed(team.admin, "favorites=true")).toEqual([]);
});

test("who only reads a team’s documents has favorites and moves nothing; another team’s are not there", async () => {
  const team = await withTeam(server);
  const manager = await member(server, team, { Position: "Admin Only" });
  const stranger = await signedUp(server);
  const doc = await add(team.admin, { TeamId: team.teamId });
  expect((await organize(manager, doc, { Favorite: true })).status).toBe(200);
  expect((await organize(manager, doc, { Tags: ["x"] })).status).toBe(403);
  expect((await manager.post(`/api/v1/documents/${doc.Id}/copy`, { Title: "Mine" })).status).toBe(403);
  expect((await organize(stranger, doc, { Favorite: true })).status).toBe(404);
  expect((await stranger.post(`/api/v1/documents/${doc.Id}/copy`, {})).status).toBe(404);
  await team.admin.delete(`/api/v1/documents/${doc.Id}`);
  expect(await organize(team.admin, doc, { Tags: ["x"] })).toMatchObject({ status: 409, body: { Code: "in-trash" } });
});

test("a copy has the text and the order of the document, a history of its own, and is made once", async () => {
  const person = await signedUp(server);
  const doc = await add(person, { Content: rich, Project: "Novel", Tags: ["cut"], Issues: 2, Score: 80 });
  await save(person, doc, { Content: rich, Text: "x", Title: "Letter, changed" });
  const copy = () =>
    person.post<Doc>(`/api/v1/documents/${doc.Id}/copy`, { Title: "Letter (copy)", ClientKey: "once" });
  const { body } = await copy();
  expect(body).toMatchObject({ Title: "Letter (copy)", Content: rich, Project: "Novel", Tags: ["cut"], Version: 1 });
  expect((await copy()).body.Id).toBe(body.Id);
  expect((await person.get(`/api/v1/documents/${body.Id}/versions`)).body).toHaveLength(1);
  expect(body.Id).not.toBe(doc.Id);
});
