export { type DocumentSuggestion, listSuggestions } from "./list-suggestions.ts";
export { areOwnSuggestions, type Suggester } from "./own-suggestions.ts";
export { resolveSuggestions } from "./resolve-suggestions.ts";
export { acceptedDocument, acceptedSlice, rejectedDocument } from "./resolved.ts";
export { type SuggestedChange, suggestedChange } from "./suggested-change.ts";
export type { SuggestionAuthor } from "./suggestion.ts";
export { type SuggestionPiece, suggestionPieces } from "./suggestion-pieces.ts";
