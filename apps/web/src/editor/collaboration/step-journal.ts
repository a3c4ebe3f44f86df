import { storedContent } from "@housestyle/documents";
import { DetailsStep, parsedStep } from "@housestyle/documents/steps";
import type { Node } from "prosemirror-model";
import { type Step, Transform } from "prosemirror-transform";
import type { BrowserDatabase, SavedContent, SharedText, StoredSteps } from "../storage/shape.ts";
import { placeOfSteps, sharedRow } from "../storage/shared-text.ts";
import type { BegunProgress, PendingStep } from "./pending-steps.ts";

/**
 * Stores a text together with its pending steps and the version they are based on, in one transaction. Returns the new
 * revision.
 */
export async function writeShared(
  database: BrowserDatabase,
  key: string,
  written: SavedContent,
  shared: SharedText,
): Promise<number> {
  const transaction = database.transaction(["documents", "steps"], "readwrite", { durability: "strict" });
  const [documents, steps] = [transaction.objectStore("documents"), transaction.objectStore("steps")];
  const row = sharedRow(await documents.get(key), written, shared);
  await documents.put(row, key);
  const place = placeOfSteps(shared.steps);
  if (shared.steps.steps.length === 0) await steps.delete(place);
  else await steps.put(shared.steps, place);
  await transaction.done;
  return row.revision;
}

/** Returns the steps of a document that editors on this device could not send. */
export async function keptSteps(database: BrowserDatabase, key: string): Promise<readonly StoredSteps[]> {
  return (await database.getAll("steps")).filter((each) => each.key === key);
}

/** Forgets the steps of one editor. */
export function forgetSteps(database: BrowserDatabase, kept: StoredSteps): Promise<void> {
  return database.delete("steps", placeOfSteps(kept));
}

/** Returns how an editor goes on whose steps lead from `base` to `text`; undefined if these do not. */
export function resumed(kept: StoredSteps, base: Node, text: Node): BegunProgress | undefined {
  const transform = new Transform(base);
  const pending: PendingStep[] = [];
  for (const { number, step: stored, source } of kept.steps) {
    const step = parsedStep(stored);
    if (!step) return undefined;
    const changesText = !(step instanceof DetailsStep);
    const inverted = changesText ? invertedIn(transform, step) : undefined;
    if (changesText && !inverted) return undefined;
    pending.push({ number, step, inverted, source });
  }
  const { client, version, nextNumber } = kept;
  return isSameText(transform.doc, text) ? { client, version, pending, nextNumber } : undefined;
}

/** Whether two documents are stored as the same. */
export const isSameText = (one: Node, other: Node): boolean =>
  one.eq(other) || JSON.stringify(storedContent(one)) === JSON.stringify(storedContent(other));

/** Applies a step and returns what takes it back; undefined if it does not fit. */
function invertedIn(transform: Transform, step: Step): Step | undefined {
  const before = transform.doc;
  return transform.maybeStep(step).failed ? undefined : step.invert(before);
}
