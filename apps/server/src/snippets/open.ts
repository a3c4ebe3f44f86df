import type { ContentParts } from "../content/index.ts";
import type { Feature } from "../feature.ts";
import { snippetRoutes } from "./routes.ts";

/** Serves snippets and their folders. */
export function openSnippets({ database, audit }: ContentParts): Feature {
  return { routes: (app) => snippetRoutes(app, { database, audit }) };
}
