import { Step } from "prosemirror-transform";
import { schema } from "../schema.ts";
import "./details-step.ts";

/** Returns the step from its stored form. Undefined if no document of this editor can have such a step. */
export function parsedStep(stored: unknown): Step | undefined {
  try {
    return Step.fromJSON(schema, stored);
  } catch {
    return undefined;
  }
}
