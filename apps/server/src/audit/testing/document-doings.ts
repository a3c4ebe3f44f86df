import { expect } from "vitest";
import type { Visitor } from "../../testing/visitor.ts";
import type { ActCase } from "./doing.ts";

/** What calls about the documents of a team leave; `document` creates one of its admin’s. */
export function documentDoings(
  given: () => {
    readonly operator: Visitor;
    readonly admin: Visitor;
    readonly team: number;
    readonly document: () => Promise<number>;
    /** Someone who has nothing to do with the team. */
    readonly stranger: () => Promise<Visitor>;
    /** Someone without an account. */
    readonly guest: Visitor;
  },
): Readonly<Record<string, readonly ActCase[]>> {
  const one = "/api/v1/documents";
  const made = async () => `${one}/${await given().document()}`;
  const share = (path: string) => given().admin.post(`${path}/shares`, { Email: given().operator.email, Role: "view" });
  const link = (path: string) => given().admin.post<{ Id: number }>(`${path}/links`, { Role: "view" });
  const restored = async () => {
    const path = await made();
    await given().admin.delete(path);
    return given().admin.post(`${path}/restore`);
  };
  const unshared = async () => {
    const path = await made();
    await share(path);
    return given().admin.delete(`${path}/shares/${given().operator.id}`);
  };
  const unlinked = async () => {
    const path = await made();
    return given().admin.delete(`${path}/links/${(await link(path)).body.Id}`);
  };
  const written = async () => {
    const path = await made();
    await given().admin.put(path, { Title: "Letter", Text: "Dear all", Version: 1 });
    return path;
  };
  const comment = (path: string) =>
    given().admin.post<{ Id: number; Comments: { Id: number }[] }>(`${path}/comments`, {
      ...{ From: 0, To: 0, Quote: "Dear", Text: "Secret remark" },
    });
  const discussed = async () => {
    const path = await written();
    const { Id, Comments } = (await comment(path)).body;
    return { thread: `${path}/comments/${Id}`, first: Comments[0]?.Id };
  };
  const recorded = (path: string, IsRecorded: boolean) => given().admin.put(`${path}/provenance`, { IsRecorded });
  /** Someone without an account who has opened a link to a document. */
  const guest = async (path: string) => {
    const { admin, guest: visitor, team } = given();
    await admin.patch(`/api/teams?id=${team}`, { GuestAccess: "comment" });
    const { body } = await admin.post<{ Secret: string }>(`${path}/links`, { Role: "comment", ForGuests: true });
    const opened = await visitor.post<{ Pass: string }>("/api/v1/guest-links/open", { Secret: body.Secret });
    return { visitor, who: { Pass: opened.body.Pass, Name: "Secret guest", Text: "Secret remark" } };
  };
  const guestComment = async () => {
    const { visitor, who } = await guest(await written());
    return visitor.post("/api/v1/guest-links/comments", { ...who, From: 0, To: 0, Quote: "Dear" });
  };
  const guestReply = async () => {
    const { thread } = await discussed();
    const { visitor, who } = await guest(thread.replace(/\/comments.*/, ""));
    return visitor.post(`/api/v1/guest-links/comments/${thread.replace(/.*\//, "")}/replies`, who);
  };
  const uncommented = async () => {
    const { thread, first } = await discussed();
    return given().admin.delete(`${thread}/${first}`);
  };
  const resolved = async (Resolved: boolean) => given().admin.patch((await discussed()).thread, { Resolved });
  const asked = async () => {
    const { admin, stranger } = given();
    const path = await made();
    const asker = await stranger();
    await asker.post(`${path}/access-requests`);
    const asking = async () => (await admin.get<{ Requests: unknown[] }>(`${path}/sharing`)).body.Requests.length;
    await expect.poll(asking).toBe(1);
    return `${path}/access-requests/${asker.id}`;
  };
  const project = "/api/v1/project-sharing";
  let projects = 0;
  /** Shares a project of the team, and returns the end of the addresses about it. */
  const sharedProject = async () => {
    const { admin, operator, team } = given();
    const path = await made();
    const name = `Secret project ${++projects}`;
    await admin.patch(path, { Project: name });
    const query = `?project=${encodeURIComponent(name)}&team=${team}`;
    const reply = await admin.post(`${project}/shares${query}`, { Email: operator.email, Role: "view" });
    return { query, reply };
  };
  const leftProject = async () => {
    await sharedProject();
    const { body } = await given().operator.get<{ SharedProjects: { Id: number }[] }>("/api/v1/document-groups");
    return given().operator.delete(`/api/v1/shared-projects/${body.SharedProjects.at(-1)?.Id}`);
  };
  return {
    [`POST ${project}/shares`]: [["project.shared", async () => (await sharedProject()).reply]],
    [`DELETE ${project}/shares/:share`]: [
      [
        "project.unshared",
        async () => given().admin.delete(`${project}/shares/${given().operator.id}${(await sharedProject()).query}`),
      ],
    ],
    "DELETE /api/v1/shared-projects/:id": [["project.unshared", leftProject]],
    [`POST ${one}/:id/comments`]: [["comment.added", async () => comment(await written())]],
    [`POST ${one}/:id/comments/import`]: [
      [
        "comment.added",
        async () =>
          given().admin.post(`${await written()}/comments/import`, {
            Threads: [{ From: 0, To: 0, Quote: "Dear", Comments: [{ Text: "Secret remark", Name: "Secret name" }] }],
          }),
      ],
    ],
    [`POST ${one}/:id/comments/:thread/replies`]: [
      ["comment.replied", async () => given().admin.post(`${(await discussed()).thread}/replies`, { Text: "Secret" })],
    ],
    [`PUT ${one}/:id/provenance`]: [
      ["provenance.started", async () => recorded(await made(), true)],
      ["provenance.stopped", async () => recorded(await made(), false)],
    ],
    [`DELETE ${one}/:id/provenance`]: [
      ["provenance.deleted", async () => given().admin.delete(`${await made()}/provenance`)],
    ],
    // Reading, and yet something leaves the team.
    [`GET ${one}/:id/provenance/file`]: [
      [
        "provenance.exported",
        async () => {
          const path = await made();
          await recorded(path, true);
          return given().admin.get(`${path}/provenance/file`);
        },
      ],
    ],
    "POST /api/v1/guest-links/comments": [["comment.added-by-guest", guestComment]],
    "POST /api/v1/guest-links/comments/:thread/replies": [["comment.replied-by-guest", guestReply]],
    [`PATCH ${one}/:id/comments/:thread`]: [
      ["comment.resolved", () => resolved(true)],
      ["comment.reopened", () => resolved(false)],
    ],
    [`DELETE ${one}/:id/comments/:thread/:comment`]: [["comment.deleted", uncommented]],
    [`POST ${one}/:id/access-requests`]: [
      ["document.access-requested", async () => (await given().stranger()).post(`${await made()}/access-requests`)],
    ],
    [`POST ${one}/:id/access-requests/:person`]: [
      ["document.shared", async () => given().admin.post(await asked(), { Role: "view" })],
    ],
    [`DELETE ${one}/:id/access-requests/:person`]: [
      ["document.access-declined", async () => given().admin.delete(await asked())],
    ],
    [`DELETE ${one}/:id`]: [
      ["document.trashed", async () => given().admin.delete(await made())],
      ["document.deleted", async () => given().admin.delete(`${await made()}?forever=true`)],
    ],
    [`POST ${one}/:id/restore`]: [["document.restored", restored]],
    [`POST ${one}/:id/shares`]: [["document.shared", async () => share(await made())]],
    [`DELETE ${one}/:id/shares/:share`]: [["document.unshared", unshared]],
    [`POST ${one}/:id/links`]: [["document.link-created", async () => link(await made())]],
    [`DELETE ${one}/:id/links/:link`]: [["document.link-deleted", unlinked]],
  };
}
