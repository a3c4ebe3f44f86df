import {
  addStyleGuideItems,
  addStyleGuides,
  changeStyleGuideItems,
  changeStyleGuides,
  deleteStyleGuideItems,
  deleteStyleGuides,
  listStyleGuideItems,
  listStyleGuides,
} from "@housestyle/contract";
import type { Checker } from "../checking/index.ts";
import { Content, type ContentParts, contentRoutes, namedIds } from "../content/index.ts";
import { type App, route } from "../http/index.ts";
import { savable } from "./check-rules.ts";
import { guideItemKind, guideKind } from "./kinds.ts";

/** Style guides and their rules. */
export function guideRoutes(app: App, parts: ContentParts, checker: Checker): void {
  contentRoutes(app, new Content(parts, guideKind), {
    list: listStyleGuides,
    add: addStyleGuides,
    change: changeStyleGuides,
    remove: deleteStyleGuides,
  });

  const items = new Content(parts, guideItemKind);
  route(app, listStyleGuideItems, async (_, { person, query }) => items.list(person, query) as never);
  route(app, addStyleGuideItems, async (rows, { person, query, gone }) => {
    return (await items.add(person, await savable(rows, checker, { force: query.force, gone }))) as never;
  });
  route(app, changeStyleGuideItems, async (rows, { person, query, gone }) => {
    return (await items.replace(person, await savable(rows, checker, { force: query.force, gone }))) as never;
  });
  route(app, deleteStyleGuideItems, (ids, { person, query }) => items.delete(person, namedIds(ids, query)));
}
