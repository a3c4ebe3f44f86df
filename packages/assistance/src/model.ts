import type { AssistanceProblem } from "@housestyle/contract";
import type { ChatMessage } from "./prompts.ts";

/** What to ask a language model for. */
export interface Completion {
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  /** The most characters that are read of the response. */
  readonly most: number;
}

/** Thrown when a language model gives no usable response. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly problem: AssistanceProblem;
  constructor(problem: AssistanceProblem) {
    super(problem);
    this.problem = problem;
  }
}
