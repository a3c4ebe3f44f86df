import type { FromWorker, ToWorker } from "@housestyle/checker";
import type { RuleInfo } from "@housestyle/engine";

/** The name of the port between a text and the engine. */
export const enginePort = "text";

/** What a page may tell the engine; by which settings it checks is not among it. */
export type ToEngine =
  | { readonly type: "open" }
  | Extract<ToWorker, { type: "splice" | "near" }>
  /** What people may read about a rule is wanted. */
  | { readonly type: "rule"; readonly id: string };

/** What a page hears of the engine. Its rules stay there, but for the one that was asked for. */
export type FromEngine =
  | Extract<FromWorker, { type: "ready" | "checked" | "failed" | "unanswered" }>
  | { readonly type: "rule"; readonly id: string; readonly rule: RuleInfo | undefined };
