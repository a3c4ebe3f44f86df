import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "./testing/test-server.ts";

test("what is done by itself keeps the names and times that databases know it by", async () => {
  const server = await startTestServer({
    env: { HOUSESTYLE_BACKUP_FOLDER: mkdtempSync(join(tmpdir(), "hs-backups-")), HOUSESTYLE_BACKUP_AT: "03:20, 15:05" },
  });
  const known = async () => {
    const { rows } = await sql<{ identifier: string }>`
      select identifier from graphile_worker._private_known_crontabs order by 1`.execute(server.database.query);
    return rows.map(({ identifier }) => identifier);
  };
  // The worker writes them down once it has begun.
  await expect
    .poll(known)
    .toEqual([
      "back-up",
      "back-up 5 15 * * *",
      "count-usage",
      "empty-trash",
      "fold-steps",
      "forget-access-requests",
      "forget-activity",
      "forget-deliveries",
      "forget-images",
      "forget-imports",
      "forget-letter-counts",
      "forget-model-use",
      "forget-notifications",
      "forget-steps",
      "keep-usage-months",
      "read-documents",
      "send-forgotten-webhooks",
      "send-insight-letters",
      "send-notification-emails",
    ]);
  await server.close();
});
