import type { Onnx } from "@housestyle/neural";
import { correctorOf, type Deep } from "./corrector-of.ts";
import type { Depth } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { modelFolder } from "./model-folder.ts";
import { bestRuntime, howToInstall } from "./open-runtime.ts";
import { readJudge } from "./read-judge.ts";
import { readModel } from "./read-model.ts";
import { texts } from "./texts.ts";

/** Where it all comes from, where it is not this package. */
export interface DeepOptions {
  readonly runtime?: () => Promise<Onnx | undefined>;
  /** The folder of a judge, which is asked about what the model would change. */
  readonly judge?: string | undefined;
}

/** Opens deeper checking with the model of a folder. Throws a `ModelError` that says what is missing. */
export async function openDeep(
  depth: Depth,
  folder: string | undefined = modelFolder(),
  { runtime = bestRuntime, judge }: DeepOptions = {},
): Promise<Deep> {
  if (folder === undefined) throw new ModelError(texts.noModel);
  const model = await readModel(folder);
  const onnx = await runtime();
  if (!onnx) throw new ModelError(texts.noRuntime(howToInstall));
  return correctorOf(model, onnx, depth, judge === undefined ? undefined : await readJudge(judge));
}
