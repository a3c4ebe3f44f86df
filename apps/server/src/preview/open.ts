import type { CheckingService } from "../checking/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { previewRoutes } from "./routes.ts";

/** Serves testing a rule before it is saved. */
export function openPreview({
  database,
  checker,
}: {
  readonly database: Database;
  readonly checker: CheckingService;
}): Feature {
  return { routes: (app) => previewRoutes(app, database, checker) };
}
