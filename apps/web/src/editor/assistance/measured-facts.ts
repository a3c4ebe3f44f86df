import type { DocumentMeasures } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import type { EditorController } from "../controller/editor-controller.ts";
import { askWorker } from "./ask-worker.ts";

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
export async function measuredFacts(editor: EditorController, signal: AbortSignal): Promise<string> {
  const measures = await askWorker(
    editor,
    { type: "measure", isWanted: true },
    (message) => (message.type === "measured" ? message.measures : undefined),
    signal,
  );
  // The goals measure for as long as they are shown.
  if (editor.state.read().panel !== "goals") editor.checking?.checker.ask({ type: "measure", isWanted: false });
  return measures ? factsOf(measures) : "";
}
