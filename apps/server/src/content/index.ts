export { contentAnswers, namedIds } from "./answers.ts";
export { type ContentParts, ContentService } from "./content.ts";
export type { ContentKind, ContentTable } from "./kind.ts";
export { ofTable } from "./of-table.ts";
export { contentRoutes } from "./routes.ts";
export { deleteRows, insertRows, lockRows, updateRows } from "./store.ts";
