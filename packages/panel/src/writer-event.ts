import type { Finding } from "@housestyle/engine";
import type { CardPlacement } from "./remarks-state.ts";

/** An action of the writer on a remark or a word, for counting. Contains no text. */
export interface WriterEvent {
  readonly what: "ignore" | "accept" | "addWord" | "thesaurus" | "popup" | "help" | "acceptAlike";
  /** The remark it was done with; none for a word of the thesaurus. */
  readonly finding?: Pick<Finding, "ruleId" | "kind">;
  readonly place: CardPlacement;
  /** Which of the suggestions, from 0. */
  readonly suggestion?: number;
  /** In how many places at once. */
  readonly count?: number;
}
