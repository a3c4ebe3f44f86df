import { Step } from "prosemirror-transform";
import { schema } from "../schema.ts";
import "./details-step.ts";

/** Returns the step that a stored one describes; undefined if no document of this editor has such a step. */
export function parsedStep(stored: unknown): Step | undefined {
  try {
    return Step.fromJSON(schema, stored);
  } catch {
    return undefined;
  }
}
