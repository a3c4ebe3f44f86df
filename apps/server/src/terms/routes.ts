import { termBaseCalls, termCalls } from "@housestyle/contract";
import { type ContentParts, ContentService, contentRoutes } from "../content/index.ts";
import type { App } from "../http/index.ts";
import { termBaseKind, termKind } from "./kinds.ts";
import { mayAddTerms } from "./policy.ts";

/** Serves term bases and their terms. */
export function termRoutes(app: App, parts: ContentParts): void {
  contentRoutes(app, termBaseCalls, new ContentService(parts, termBaseKind));
  contentRoutes(app, termCalls, new ContentService(parts, termKind, { mayAdd: mayAddTerms }));
}
