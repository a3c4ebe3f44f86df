import type { CheckingService } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import { guideRoutes } from "./routes.ts";

/** Serves style guides and their rules. */
export function openGuides({
  database,
  audit,
  checker,
}: ContentParts & { readonly checker: CheckingService }): Feature {
  return { routes: (app) => guideRoutes(app, { database, audit }, checker) };
}
