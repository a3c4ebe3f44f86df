import { afterAll, beforeAll, expect, test } from "vitest";
import { add, rich } from "../testing/documents.ts";
import { type Receiver, startReceiver } from "../testing/receiver.ts";
import { shareProject } from "../testing/sharing.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { signedUp, withTeam } from "../testing/visitor.ts";

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  const HOUSESTYLE_FLAGS = "+TeamDocuments +CollaborativeEditing +Comments";
  server = await startTestServer({ env: { HOUSESTYLE_PRIVATE_HOSTS: "127.0.0.1", HOUSESTYLE_FLAGS } });
  await signedUp(server);
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

test("comments, shares, and requests are reported with ids, without names or words, also when a guest makes them", async () => {
  const { admin, teamId } = await withTeam(server);
  const Events = [
    "comment.added",
    "comment.replied",
    "comment.resolved",
    "document.shared",
    "document.access-requested",
    "project.shared",
    "project.unshared",
  ];
  await admin.post("/api/v1/webhooks", { TeamId: teamId, Url: receiver.url, Events });
  const doc = await add(admin, { TeamId: teamId, Title: "Secret title", Project: "Secret project", Content: rich });
  const own = await add(admin, { Title: "Secret title", Content: rich });
  const guest = await signedUp(server, { Name: "Gil Guest" });
  const one = `/api/v1/documents/${doc.Id}`;
  await guest.post(`${one}/access-requests`);
  const messages = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
  await expect.poll(() => messages().length).toBe(1);
  await admin.post(`${one}/access-requests/${guest.id}`, { Role: "comment" });
  const about = { From: 0, To: 0, Quote: "Dear", Text: "Secret remark" };
  // A document of one’s own is no team’s to know.
  await admin.post(`/api/v1/documents/${own.Id}/comments`, about);
  const { body: thread } = await guest.post<{ Id: number }>(`${one}/comments`, about);
  await admin.post(`${one}/comments/${thread.Id}/replies`, { Text: "Secret reply" });
  await guest.patch(`${one}/comments/${thread.Id}`, { Resolved: true });
  await shareProject(admin, "Secret project", { Email: guest.email, Role: "view" }, teamId);
  const { body } = await guest.get<{ SharedProjects: { Id: number }[] }>("/api/v1/document-groups");
  const projectId = body.SharedProjects[0]?.Id;
  await guest.delete(`/api/v1/shared-projects/${projectId}`);
  await expect.poll(() => messages().length).toBe(7);
  const seen = messages().map(({ type, data }) => ({ type, ...data }));
  expect(seen).toEqual(
    expect.arrayContaining([
      { type: "document.access-requested", TeamId: teamId, PersonId: guest.id, TargetId: doc.Id },
      { type: "document.shared", TeamId: teamId, PersonId: admin.id, TargetId: doc.Id },
      { type: "project.shared", TeamId: teamId, PersonId: admin.id, TargetId: projectId },
      { type: "project.unshared", TeamId: teamId, PersonId: guest.id, TargetId: projectId },
      { type: "comment.added", TeamId: teamId, PersonId: guest.id, TargetId: doc.Id, Ids: [thread.Id] },
      { type: "comment.replied", TeamId: teamId, PersonId: admin.id, TargetId: doc.Id, Ids: [thread.Id] },
      { type: "comment.resolved", TeamId: teamId, PersonId: guest.id, TargetId: doc.Id, Ids: [thread.Id] },
    ]),
  );
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Secret|Dear|Guest|@/);
});
