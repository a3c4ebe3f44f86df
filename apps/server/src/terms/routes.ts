import { termBaseCalls, termCalls } from "@housestyle/contract";
import { Content, type ContentParts, contentRoutes } from "../content/index.ts";
import type { App } from "../http/index.ts";
import { termBaseKind, termKind } from "./kinds.ts";
import { mayAddTerms } from "./policy.ts";

/** Term bases and their terms. */
export function termRoutes(app: App, parts: ContentParts): void {
  contentRoutes(app, termBaseCalls, new Content(parts, termBaseKind));
  contentRoutes(app, termCalls, new Content(parts, termKind, { mayAdd: mayAddTerms }));
}
