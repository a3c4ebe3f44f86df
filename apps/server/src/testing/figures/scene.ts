import { expect } from "vitest";
import type { TestServer } from "../test-server.ts";
import { member, type Visitor, withTeam } from "../visitor.ts";

/** A team of four with rows of every kind, each person twice: signed in at either server. */
export interface FigureScene {
  readonly teamId: number;
  readonly people: readonly (readonly [Visitor, Visitor])[];
  readonly teamUsers: readonly number[];
  readonly guides: readonly number[];
  readonly items: readonly number[];
  readonly terms: readonly number[];
  readonly snippets: readonly number[];
  /** Two documents of one project and one of another; the last is of no project. */
  readonly documents: readonly string[];
}

type Rows = { Id: number; TeamId: number | null; UserId?: number }[];

/** Makes it at one server; at the other one each person has a second browser. */
export async function makeFigureScene(server: TestServer, other: TestServer): Promise<FigureScene> {
  const team = await withTeam(server);
  const { admin, teamId } = team;
  const people = [admin, await member(server, team), await member(server, team), await member(server, team)];
  await admin.patch(`/api/teams/?id=${teamId}`, { ShowMembersAnalytics: true });
  const members = (await admin.get<Rows>("/api/teamusers")).body;
  const guides = await add(admin, "/api/styleguide", [
    { Name: "One", TeamId: teamId },
    { Name: "Two", TeamId: teamId },
  ]);
  const items = await add(
    admin,
    "/api/styleguide/items",
    guides.map((StyleGuideId, index) => ({ StyleGuideId, Match: `match ${index}` })),
  );
  const bases = (await admin.get<Rows>("/api/termbase")).body;
  const TermBaseId = bases.find(({ TeamId }) => TeamId === teamId)?.Id;
  const terms = await add(admin, "/api/termbase/items", [
    { TermBaseId, Text: "term 0", Status: "Approved" },
    { TermBaseId, Text: "term 1", Status: "Forbidden" },
  ]);
  const [SnippetFolderId] = await add(admin, "/api/snippetfolder", [{ Name: "All", TeamId: teamId }]);
  const snippets = await add(admin, "/api/snippetfolder/items", [
    { SnippetFolderId, Name: "snippet 0", Text: "0123456789", Shortcut: "xyz" },
    { SnippetFolderId, Name: "snippet 1", Text: "01234" },
  ]);
  const documents: string[] = [];
  for (const [index, Project] of ["Book", "Book", "Site", ""].entries()) {
    const content = { Title: `D${index}`, Project, Text: "word ".repeat(100 * (index + 1)) };
    const made = await admin.post<{ Id: number; Version: number }>("/api/v1/documents", { ...content, TeamId: teamId });
    expect(made.status).toBe(200);
    const { Id, Version } = made.body;
    documents.push(String(Id));
    if (index === 0) continue;
    const saved = await admin.put(`/api/v1/documents/${Id}`, { ...content, Version, Issues: 2 * index });
    expect(saved.status).toBe(200);
  }
  return {
    teamId,
    people: people.map((person) => [person, atOther(other, person)] as const),
    teamUsers: people.map(({ id }) => members.find(({ UserId }) => UserId === id)?.Id ?? 0),
    guides,
    items,
    terms,
    snippets,
    documents,
  };
}

async function add(admin: Visitor, path: string, rows: readonly object[]): Promise<number[]> {
  const answer = await admin.post<Rows>(path, rows);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body.map(({ Id }) => Id);
}

/** The same person's browser, sent to the other server. */
function atOther(other: TestServer, visitor: Visitor): Visitor {
  const call: Visitor["call"] = async (method, path, body) => {
    const response = await fetch(other.url + path, {
      method,
      headers: {
        clientApp: "1",
        origin: "http://housestyle.test",
        cookie: visitor.cookie(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };
  return { ...visitor, call, get: (path) => call("GET", path), post: (path, body) => call("POST", path, body) };
}
