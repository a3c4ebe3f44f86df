import {
  addStyleGuideItems,
  changeStyleGuideItems,
  deleteStyleGuideItems,
  listStyleGuideItems,
  type RowOf,
  styleGuideCalls,
} from "@housestyle/contract";
import type { Checker } from "../checking/index.ts";
import { Content, type ContentParts, contentAnswers, contentRoutes } from "../content/index.ts";
import { type App, route } from "../http/index.ts";
import { savable } from "./check-rules.ts";
import { guideItemKind, guideKind } from "./kinds.ts";

/** Style guides and their rules. */
export function guideRoutes(app: App, parts: ContentParts, checker: Checker): void {
  contentRoutes(app, styleGuideCalls, new Content(parts, guideKind));

  const items = contentAnswers(new Content<RowOf<typeof listStyleGuideItems>>(parts, guideItemKind));
  route(app, listStyleGuideItems, items.list);
  route(app, addStyleGuideItems, async (rows, asked) =>
    items.add(await savable(rows, checker, { force: asked.query.force, gone: asked.gone, caller: asked.payer }), asked),
  );
  route(app, changeStyleGuideItems, async (rows, asked) =>
    items.change(
      await savable(rows, checker, { force: asked.query.force, gone: asked.gone, caller: asked.payer }),
      asked,
    ),
  );
  route(app, deleteStyleGuideItems, items.remove);
}
