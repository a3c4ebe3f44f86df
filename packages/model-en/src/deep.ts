import type { LateLane } from "@housestyle/engine";
import { Corrector, Forms, neuralLane, type Onnx, openTagger } from "@housestyle/neural";
import type { Depth } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { modelFolder } from "./model-folder.ts";
import { bestRuntime, howToInstall } from "./open-runtime.ts";
import { readModel } from "./read-model.ts";
import { texts } from "./texts.ts";

/** Deeper checking that is open. */
export interface Deep {
  /** A lane for `lateReader`; all lanes remember sentences together. It reads as long as `mayGoOn`. */
  lane(mayGoOn?: () => boolean): LateLane;
}

/** Opens deeper checking with the model of a folder. Throws a `ModelError` that says what is missing. */
export async function openDeep(
  depth: Depth,
  folder: string | undefined = modelFolder(),
  runtime: () => Promise<Onnx | undefined> = bestRuntime,
): Promise<Deep> {
  if (folder === undefined) throw new ModelError(texts.noModel);
  const { files, forms, thresholds } = await readModel(folder);
  const onnx = await runtime();
  if (!onnx) throw new ModelError(texts.noRuntime(howToInstall));
  const tagger = await openTagger(files, onnx);
  if (typeof tagger === "string") throw new ModelError(texts.notLoaded);
  const corrector = new Corrector(tagger, new Forms(forms));
  return { lane: (mayGoOn) => neuralLane(corrector, thresholds[depth], mayGoOn) };
}
