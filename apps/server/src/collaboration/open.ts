import type { Flags } from "@housestyle/contract";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { personAgain } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import type { Signal } from "../signal.ts";
import { DocumentSessions } from "./document-sessions.ts";
import { collaborationRoutes } from "./routes.ts";

/** Serves writing in a document at the same time. */
export async function openCollaboration({
  database,
  redis,
  flags,
  log,
  commented,
}: {
  readonly database: Database;
  readonly redis: Redis | undefined;
  readonly flags: Flags;
  readonly log: Pick<Logger, "warn">;
  readonly commented: Pick<Signal<number>, "follow">;
}): Promise<Feature> {
  const sessions = await DocumentSessions.start(database, redis, (error) =>
    log.warn({ err: error }, "A document could not be kept in step"),
  );
  const stop = commented.follow((id) => sessions.commented(id));
  return {
    routes: (app) =>
      collaborationRoutes(app, { database, flags, sessions, reload: (person) => personAgain(database, person) }),
    close: () => {
      stop();
      return sessions.close();
    },
  };
}
