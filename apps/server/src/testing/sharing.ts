import { expect } from "vitest";
import { add, type Doc } from "./documents.ts";
import type { TestServer } from "./test-server.ts";
import { member, signedUp, type Visitor, withTeam } from "./visitor.ts";

/** Shares a document with a person or a team. */
export async function share(owner: Visitor, doc: Pick<Doc, "Id">, given: Record<string, unknown>): Promise<void> {
  expect(await owner.post(`/api/v1/documents/${doc.Id}/shares`, given)).toMatchObject({ status: 200 });
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
  };
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
