import {
  addStyleGuideItems,
  changeStyleGuideItems,
  deleteStyleGuideItems,
  listStyleGuideItems,
  type RowOf,
  styleGuideCalls,
} from "@housestyle/contract";
import type { CheckingService } from "../checking/index.ts";
import { type ContentParts, ContentService, contentAnswers, contentRoutes } from "../content/index.ts";
import { type App, route } from "../http/index.ts";
import { savable } from "./check-rules.ts";
import { guideItemKind, guideKind } from "./kinds.ts";

/** Serves style guides and their rules. */
export function guideRoutes(app: App, parts: ContentParts, checker: CheckingService): void {
  contentRoutes(app, styleGuideCalls, new ContentService(parts, guideKind));

  const items = contentAnswers(new ContentService<RowOf<typeof listStyleGuideItems>>(parts, guideItemKind));
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
