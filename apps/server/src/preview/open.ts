import type { CheckingService } from "../checking/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { previewRoutes } from "./routes.ts";

/** Trying a rule before it is kept. */
export function openPreview({
  database,
  checker,
}: {
  readonly database: Database;
  readonly checker: CheckingService;
}): Feature {
  return { routes: (app) => previewRoutes(app, database, checker) };
}
