export { guides, snippetFolders, termBases } from "./collections.ts";
export {
  type ChoiceMember,
  columnOf,
  defineTable,
  type FileRow,
  type Member,
  type Sameness,
  type TableDefinition,
  type WireName,
  wireName,
} from "./define-table.ts";
export { dictionary } from "./dictionary.ts";
export { guideItems } from "./guide-items.ts";
export { sizes } from "./sizes.ts";
export { snippets } from "./snippets.ts";
export { termStatuses, terms } from "./terms.ts";
