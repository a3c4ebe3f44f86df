import { limits } from "@housestyle/contract";
import { dictionary } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";

/** Words that are right, and remarks that are not wanted. */
export const dictionaryKind: ContentKind = {
  ...ofTable(dictionary),
  computed: {},
  defaultOrder: "Word",
  mostPerOwner: limits.dictionary,
  act: "dictionary",
};
