import type { CheckingService } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import { dictionaryRoutes } from "./routes.ts";

/** Serves the dictionaries of people and teams. */
export function openDictionary({
  database,
  audit,
  checker,
}: ContentParts & { readonly checker: CheckingService }): Feature {
  return { routes: (app) => dictionaryRoutes(app, { database, audit }, checker) };
}
