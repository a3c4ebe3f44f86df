import type { DocumentMeasures } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import type { EditorController } from "../controller/editor-controller.ts";

/** The measures that say something about how a text reads. */
const told = [
  "averageSentence",
  "longestSentence",
  "variety",
  "passive",
  "glue",
  "transitions",
  "grade",
  "pronouns",
] as const;

/** Returns what our reports have measured, one fact per line. */
export function factsOf(measures: DocumentMeasures): string {
  const lines = told.map((goal) => `${goalTexts.names[goal]}: ${goalTexts.value(goal, measures[goal])}`);
  return [`Words: ${measures.words}`, ...lines].join("\n");
}

/** Resolves to the measures of the whole text as facts. Empty if they cannot be had. Never rejects. */
export function measuredFacts({ checking, events, state }: EditorController, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const settle = (facts: string) => {
      unheard();
      // The goals measure for as long as they are shown.
      if (state.read().panel !== "goals") checking?.checker.ask({ type: "measure", isWanted: false });
      resolve(facts);
    };
    const unheard = events.on("answered", (message) => {
      if (message.type === "measured") settle(factsOf(message.measures));
    });
    signal.addEventListener("abort", () => settle(""), { once: true });
    if (signal.aborted || !checking?.checker.ask({ type: "measure", isWanted: true })) settle("");
  });
}
