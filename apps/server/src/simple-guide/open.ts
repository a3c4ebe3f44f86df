import type { CheckingService } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import { simpleGuideRoutes } from "./routes.ts";

/** Serves the simple style guide. */
export function openSimpleGuide({
  database,
  audit,
  checker,
}: ContentParts & { readonly checker: CheckingService }): Feature {
  return { routes: (app) => simpleGuideRoutes(app, { database, audit }, checker) };
}
