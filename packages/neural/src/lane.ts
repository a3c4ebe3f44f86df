import { defineLane, type LateLane, type ParagraphKind, source } from "@housestyle/engine";
import type { Corrector, Thresholds } from "./corrector.ts";

/** What the corrector has learnt to read: whole sentences. A heading has none, and code is none. */
const read: ReadonlySet<ParagraphKind> = new Set(["prose", "list", "quote", "dialogue"]);

/**
 * The corrector as a lane beside the rules; `Engine.fold` lets rules win where both speak. Where there is a judge, `meant` says how sure
 * it must be to speak itself. No sentence is begun any more
 * once `mayGoOn` says no.
 */
export const neuralLane = (
  corrector: Corrector,
  thresholds: Thresholds,
  mayGoOn: () => boolean = () => true,
  meant: Thresholds = {},
): LateLane =>
  defineLane({
    id: "neural",
    needs: [source],
    // biome-ignore lint/correctness/useYield: a lane is a row of steps; this one has none of its own.
    *read([paragraph]) {
      return read.has(paragraph.kind) ? corrector.read(paragraph, thresholds, mayGoOn, meant) : Promise.resolve([]);
    },
  });
