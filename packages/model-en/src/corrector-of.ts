import type { LateLane } from "@housestyle/engine";
import { Corrector, Forms, neuralLane, type Onnx, openTagger } from "@housestyle/neural";
import type { Depth } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import type { Model } from "./model-from.ts";
import { texts } from "./texts.ts";

/** Deeper checking that is open. */
export interface Deep {
  /** A lane for `lateReader`; all lanes remember sentences together. It reads as long as `mayGoOn`. */
  lane(mayGoOn?: () => boolean): LateLane;
}

/** A model made ready to read, strictly or eagerly. Throws a `ModelError`. */
export async function correctorOf({ files, forms, thresholds }: Model, onnx: Onnx, depth: Depth): Promise<Deep> {
  const tagger = await openTagger(files, onnx);
  if (typeof tagger === "string") throw new ModelError(texts.notLoaded);
  const corrector = new Corrector(tagger, new Forms(forms));
  return { lane: (mayGoOn) => neuralLane(corrector, thresholds[depth], mayGoOn) };
}
