import { limits } from "@housestyle/contract";
import { dictionary } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";

/** The content type for words to accept and suggestions to hide. */
export const dictionaryKind: ContentKind = {
  ...ofTable(dictionary),
  computed: {},
  defaultOrder: "Word",
  mostPerOwner: limits.dictionary,
  act: "dictionary",
};
