import { documentRoles, linkRoles } from "@housestyle/contract";
import { expect } from "vitest";
import { add, type Doc } from "./documents.ts";
import { madeMember } from "./made-account.ts";
import type { TestServer } from "./test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "./visitor.ts";

/** Shares a document with a person or a team. */
export async function share(owner: Visitor, doc: Pick<Doc, "Id">, given: Record<string, unknown>): Promise<void> {
  expect(await owner.post(`/api/v1/documents/${doc.Id}/shares`, given)).toMatchObject({ status: 200 });
}

/** Returns the address of a call about sharing a project of a person, or of a team. */
export const projectSharing = (project: string, { team, share }: { team?: number; share?: number | "new" } = {}) =>
  `/api/v1/project-sharing${share === undefined ? "" : share === "new" ? "/shares" : `/shares/${share}`}?project=${encodeURIComponent(project)}${team === undefined ? "" : `&team=${team}`}`;

/** Shares a project with a person or a team. */
export async function shareProject(
  owner: Visitor,
  project: string,
  given: Record<string, unknown>,
  team?: number,
): Promise<void> {
  const path = projectSharing(project, { share: "new", ...(team !== undefined && { team }) });
  expect(await owner.post(path, given)).toMatchObject({ status: 200 });
}

/** Creates a link to a document and returns its secret. */
export async function linkTo(owner: Visitor, doc: Pick<Doc, "Id">, given: Record<string, unknown> = {}) {
  const reply = await owner.post<{ Id: number; Secret: string }>(`/api/v1/documents/${doc.Id}/links`, {
    Role: "view",
    ...given,
  });
  expect(reply.status).toBe(200);
  return reply.body;
}

/** Opens a link. */
export const openLink = (visitor: Visitor, Secret: string, Password?: string) =>
  visitor.post<{ Id: number; Role: string; Code: string; Message: string }>("/api/v1/document-links/open", {
    Secret,
    ...(Password !== undefined && { Password }),
  });

/** A way in which a document reaches someone in a role; returns them. */
export type WayIn = (owner: Visitor, doc: Doc, Role: string) => Promise<Visitor>;

/** All ways in which documents are shared. */
export function waysIn(server: TestServer): Readonly<Record<string, WayIn>> {
  return {
    person: async (owner, doc, Role) => {
      const reader = await signedUp(server);
      await share(owner, doc, { Email: reader.email.toUpperCase(), Role });
      return reader;
    },
    team: async (owner, doc, Role) => {
      const team = await withTeam(server);
      // Who shares with a team is in it.
      await share(team.admin, await handedOver(owner, doc, team.admin), { TeamId: team.teamId, Role });
      return member(server, team);
    },
    link: async (owner, doc, Role) => {
      const reader = await signedUp(server);
      const { Secret } = await linkTo(owner, doc, { Role });
      expect(await openLink(reader, Secret)).toMatchObject({ status: 200, body: { Id: doc.Id, Role } });
      return reader;
    },
    project: async (owner, doc, Role) => {
      const reader = await signedUp(server);
      await put(owner, doc, "Novel/Drafts");
      await shareProject(owner, "Novel", { Email: reader.email, Role });
      return reader;
    },
    "project with a team": async (owner, doc, Role) => {
      const team = await withTeam(server);
      await madeMember(server.database, {
        ...{ teamId: team.teamId, person: owner, position: "User", licence: "Premium", invitedBy: team.admin.id },
      });
      // What is put into a shared project later is shared as well.
      await add(owner, { Project: "Novel" });
      await shareProject(owner, "Novel", { TeamId: team.teamId, Role });
      await put(owner, doc, "Novel");
      return member(server, team);
    },
  };
}

/** Returns the roles that are given in a way. */
export const rolesOfWay = (way: string) => (/link|project/.test(way) ? linkRoles : documentRoles);

async function put(owner: Visitor, { Id }: Doc, Project: string): Promise<void> {
  expect((await owner.patch(`/api/v1/documents/${Id}`, { Project })).status).toBe(200);
}

/** The document of someone who has made another person an owner as well. */
async function handedOver(owner: Visitor, doc: Doc, to: Visitor): Promise<Doc> {
  await share(owner, doc, { Email: to.email, Role: "own" });
  return doc;
}

/** A new document of a new person. */
export async function ownDocument(server: TestServer, given: Record<string, unknown> = {}) {
  const owner = await signedUp(server, { Name: "Olive Owner" });
  return { owner, doc: await add(owner, given) };
}
