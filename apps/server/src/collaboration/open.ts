import type { Flags } from "@housestyle/contract";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { personAgain } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { DocumentSessions } from "./document-sessions.ts";
import { collaborationRoutes } from "./routes.ts";

/** Writing in a document at the same time. */
export async function openCollaboration({
  database,
  redis,
  flags,
  log,
}: {
  readonly database: Database;
  readonly redis: Redis | undefined;
  readonly flags: Flags;
  readonly log: Pick<Logger, "warn">;
}): Promise<Feature> {
  const sessions = await DocumentSessions.start(database, redis, (error) =>
    log.warn({ err: error }, "A document could not be kept in step"),
  );
  return {
    routes: (app) =>
      collaborationRoutes(app, { database, flags, sessions, reload: (person) => personAgain(database, person) }),
    close: () => sessions.close(),
  };
}
