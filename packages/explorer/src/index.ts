export { type Book, openBook } from "./book.ts";
export { type ExploreOptions, explore } from "./explore.ts";
export { readExplorer } from "./read-explorer.ts";
export { type Suggestion, searchWords } from "./search-words.ts";
export type { Section, SectionItem, SectionKind } from "./section.ts";
