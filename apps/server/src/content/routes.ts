import type { ContentCalls } from "@housestyle/contract";
import { type App, route } from "../http/index.ts";
import { contentAnswers } from "./answers.ts";
import type { ContentService } from "./content.ts";

/** Serves the four calls for one type of content. */
export function contentRoutes<Row>(app: App, calls: ContentCalls<Row>, content: ContentService<Row>): void {
  const answers = contentAnswers(content);
  route(app, calls.list, answers.list);
  route(app, calls.add, answers.add);
  route(app, calls.change, answers.change);
  route(app, calls.remove, answers.remove);
}
