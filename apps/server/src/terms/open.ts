import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import { termRoutes } from "./routes.ts";

/** Serves term bases and their terms. */
export function openTerms({ database, audit }: ContentParts): Feature {
  return { routes: (app) => termRoutes(app, { database, audit }) };
}
