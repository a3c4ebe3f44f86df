import type { Node } from "prosemirror-model";
import type { Step } from "prosemirror-transform";
import type { WritingSource } from "../authorship/authored-run.ts";
import { appliedStep } from "./applied-step.ts";
import { changedDetails, DetailsStep, type SharedDetails } from "./details-step.ts";
import { parsedStep } from "./parsed-step.ts";

/** A stored change of a document. */
export interface StepRow {
  /** The version of the document after it. */
  readonly Version: number;
  readonly Step: unknown;
  /** The open editor that sent it, and its number in that editor, starting at 1. */
  readonly Client: string;
  readonly Number: number;
  readonly PersonId: number | null;
  /** How its words were written, where that is recorded. */
  readonly Source?: WritingSource | null | undefined;
}

/** A document at one version, as its steps change it. */
export interface VersionedDocument {
  readonly version: number;
  readonly doc: Node;
  readonly details: SharedDetails;
  /** The author of the last step. Null if there has been none since the document was loaded. */
  readonly writer: number | null;
}

/** Returns a document after one more step; undefined if the step does not fit. */
export function afterStep(live: VersionedDocument, step: Step, writer: number | null): VersionedDocument | undefined {
  const version = live.version + 1;
  if (step instanceof DetailsStep) {
    return { ...live, version, writer, details: changedDetails(live.details, step.change) };
  }
  const doc = appliedStep(live.doc, step);
  return doc && { ...live, version, writer, doc };
}

/** Returns a document after the stored steps that follow it. Throws if one is missing or does not fit, which none can. */
export function afterSteps(live: VersionedDocument, rows: readonly StepRow[]): VersionedDocument {
  return rows.reduce((before, row) => {
    const step = parsedStep(row.Step);
    const after = step && row.Version === before.version + 1 ? afterStep(before, step, row.PersonId) : undefined;
    if (!after) throw new Error(`Step ${row.Version} does not follow version ${before.version} of its document.`);
    return after;
  }, live);
}
