import {
  addTermBases,
  addTerms,
  changeTermBases,
  changeTerms,
  deleteTermBases,
  deleteTerms,
  listTermBases,
  listTerms,
  type RowOf,
} from "@housestyle/contract";
import { Content, type ContentParts, contentAnswers } from "../content/index.ts";
import { type App, route } from "../http/index.ts";
import { termBaseKind, termKind } from "./kinds.ts";
import { mayAddTerms } from "./policy.ts";

/** Term bases and their terms. */
export function termRoutes(app: App, parts: ContentParts): void {
  const bases = contentAnswers(new Content<RowOf<typeof listTermBases>>(parts, termBaseKind));
  route(app, listTermBases, bases.list);
  route(app, addTermBases, bases.add);
  route(app, changeTermBases, bases.change);
  route(app, deleteTermBases, bases.remove);

  const terms = contentAnswers(new Content<RowOf<typeof listTerms>>(parts, termKind, { mayAdd: mayAddTerms }));
  route(app, listTerms, terms.list);
  route(app, addTerms, terms.add);
  route(app, changeTerms, terms.change);
  route(app, deleteTerms, terms.remove);
}
