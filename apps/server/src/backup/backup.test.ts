import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/test-database.ts";
import { realChecker, startTestServer } from "../testing/test-server.ts";
import { signedUp, stranger, withTeam } from "../testing/visitor.ts";
import { backUp, restore } from "./backup.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-backup-"));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await (await realChecker()).close();
});

test("what was backed up comes back: people sign in, teams have their rules, new rows get new ids", async () => {
  const file = join(folder, "all.gz");
  const before = await startTestServer();
  const { admin, teamId } = await withTeam(before, "Night désk 🌙");
  await admin.post("/api/ignorepatterns", { word: "zyntharil", teamId });
  const guides = (await admin.get<{ Id: number; TeamId: number }[]>("/api/styleguide")).body;
  const StyleGuideId = guides.find(({ TeamId }) => TeamId === teamId)?.Id;
  await admin.post("/api/styleguide/items", [
    { StyleGuideId, Match: "e-mail", Replace: "email", IncludeContext: ["send"] },
  ]);
  await admin.post("/api/v1/documents", {
    Title: "Letter",
    Text: 'A line\nand "another"\\.',
    Content: { type: "doc" },
  });
  expect(await backUp(before.database, file)).toBeGreaterThan(8);
  await before.close();

  const { database } = await freshDatabase();
  await restore(database, file);
  const after = await startTestServer({ database });
  const back = stranger(after);
  expect((await back.post("/api/v1/login", { Email: admin.email, Password: "seven green bottles" })).status).toBe(200);
  expect((await back.get("/api/teams")).body).toMatchObject([{ Id: teamId, Name: "Night désk 🌙" }]);
  expect((await back.get("/api/styleguide/items")).body).toMatchObject([{ Match: "e-mail", IncludeContext: ["send"] }]);
  expect((await back.get("/api/v1/documents")).body).toMatchObject([{ Title: "Letter" }]);
  expect((await back.post<{ Tags: unknown[] }>("/api/tagtext", { Text: "A zyntharil grows." })).body.Tags).toEqual([]);
  const fresh = await signedUp(after);
  expect(fresh.id).toBeGreaterThan(teamId);
  expect((await back.post<{ Id: number }[]>("/api/styleguide/items", [{ StyleGuideId, Match: "new" }])).status).toBe(
    200,
  );
  await after.close();
  await database.close();
});

test("a database in use is not restored into, and a file that is none changes nothing", async () => {
  const file = join(folder, "small.gz");
  const server = await startTestServer();
  await signedUp(server);
  await backUp(server.database, file);
  await expect(restore(server.database, file)).rejects.toThrow(/in use/);
  await server.close();

  const { database } = await freshDatabase();
  const damaged = join(folder, "damaged.gz");
  writeFileSync(damaged, readFileSync(file).subarray(0, 200));
  await expect(restore(database, damaged)).rejects.toThrow(/not a backup|damaged/);
  writeFileSync(damaged, "hello");
  await expect(restore(database, damaged)).rejects.toThrow(/not a backup/);
  const [head = "", ...lines] = gunzipSync(readFileSync(file)).toString().split("\n");
  writeFileSync(damaged, gzipSync([JSON.stringify({ ...JSON.parse(head), migration: 1 }), ...lines].join("\n")));
  await expect(restore(database, damaged)).rejects.toThrow(/another version/);
  expect(await database.query.selectFrom("person").select("id").execute()).toEqual([]);
  await restore(database, file);
  expect(await database.query.selectFrom("person").select("id").execute()).toHaveLength(1);
  await database.close();
});
