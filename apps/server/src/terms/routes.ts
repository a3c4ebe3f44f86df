import {
  addTermBases,
  addTerms,
  changeTermBases,
  changeTerms,
  deleteTermBases,
  deleteTerms,
  listTermBases,
  listTerms,
} from "@housestyle/contract";
import { Content, type ContentParts, contentRoutes } from "../content/index.ts";
import type { App } from "../http/index.ts";
import { termBaseKind, termKind } from "./kinds.ts";
import { mayAddTerms } from "./policy.ts";

/** Term bases and their terms. */
export function termRoutes(app: App, parts: ContentParts): void {
  contentRoutes(app, new Content(parts, termBaseKind), {
    list: listTermBases,
    add: addTermBases,
    change: changeTermBases,
    remove: deleteTermBases,
  });
  contentRoutes(app, new Content(parts, termKind, { mayAdd: mayAddTerms }), {
    list: listTerms,
    add: addTerms,
    change: changeTerms,
    remove: deleteTerms,
  });
}
