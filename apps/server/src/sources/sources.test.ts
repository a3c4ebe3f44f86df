import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";
import { most } from "./find-sources.ts";

let server: TestServer;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "hs-sources-"));
  writeFileSync(join(folder, "The Ferryman.txt"), "The ferryman untied his boat before dawn.");
  writeFileSync(join(folder, "a-list.md"), "# A list");
  writeFileSync(join(folder, "secret.key"), "not a text");
  writeFileSync(join(folder, "too-long.txt"), "x".repeat(most.bytesEach + 1));
  server = await startTestServer({
    env: { HOUSESTYLE_SOURCES: folder, HOUSESTYLE_FLAGS: "+TeamDocuments" },
  });
});
afterAll(() => server.close());

interface Listed {
  readonly Id: number;
  readonly Title: string;
}

test("the operator's texts are read by whoever is signed in, in bounds, and nothing else of the folder", async () => {
  const person = await signedUp(server);
  const { body } = await person.get<Listed[]>("/api/v1/sources");
  expect(body.map(({ Title }) => Title)).toEqual(["The Ferryman", "a-list"]);
  const [ferry] = body;
  expect((await person.get(`/api/v1/sources/${ferry?.Id}`)).body).toEqual({
    ...{ Id: ferry?.Id, Title: "The Ferryman" },
    Text: "The ferryman untied his boat before dawn.",
  });
  expect((await person.get("/api/v1/sources/99")).status).toBe(404);
  const nobody = await fetch(`${server.url}/api/v1/sources`);
  expect(nobody.status).toBe(401);
});

test("another team's documents are no source: they are not listed, and answer 404", async () => {
  const theirs = await withTeam(server);
  const { body: made } = await theirs.admin.post<{ Id: number }>("/api/v1/documents", {
    ...{ Title: "Theirs", Text: "Only the team reads this.", TeamId: theirs.teamId },
  });
  const mate = await member(server, theirs);
  const listed = async (who: typeof mate) =>
    (await who.get<Listed[]>("/api/v1/documents?Take=100")).body.map(({ Id }) => Id);
  expect(await listed(mate)).toContain(made.Id);
  const others = await withTeam(server);
  expect(await listed(others.admin)).not.toContain(made.Id);
  expect((await others.admin.get(`/api/v1/documents/${made.Id}`)).status).toBe(404);
});
