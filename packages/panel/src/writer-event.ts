import type { Finding } from "@housestyle/engine";
import type { CardPlacement } from "./remarks-state.ts";

/** An action of the writer on a remark or a word, for counting. Contains no text. */
export interface WriterEvent {
  readonly what: "ignore" | "accept" | "addWord" | "thesaurus" | "popup" | "help" | "acceptAlike";
  /** The remark; undefined for a word of the thesaurus. */
  readonly finding?: Pick<Finding, "ruleId" | "kind">;
  readonly place: CardPlacement;
  /** The index of the suggestion. */
  readonly suggestion?: number;
  /** The number of places, if more than one. */
  readonly count?: number;
}
