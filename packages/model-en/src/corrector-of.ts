import type { LateLane } from "@housestyle/engine";
import {
  Corrector,
  Forms,
  type JudgeFiles,
  neuralLane,
  type Onnx,
  type Opinion,
  openJudge,
  openTagger,
  type Thresholds,
} from "@housestyle/neural";
import type { Depth } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import type { Model } from "./model-from.ts";
import { texts } from "./texts.ts";

/** A judge as it lies in a folder, and how sure it must be to speak without the tagger. */
export interface JudgeFolder extends JudgeFiles {
  readonly least: Readonly<Record<Depth, Thresholds>>;
}

/** Deeper checking that is open. */
export interface Deep {
  /**
   * A lane for `lateReader`; all lanes remember sentences together. It reads as long as `mayGoOn`, as deeply as was asked
   * for when all was opened, or as is said here.
   */
  lane(mayGoOn?: () => boolean, depth?: Depth): LateLane;
  /** Comes when the runtime has failed in the middle: what was not read before is read by nobody any more. */
  readonly broken: Promise<void>;
}

/** A model made ready to read, strictly or eagerly, with a judge beside it where there is one. Throws a `ModelError`. */
export async function correctorOf(model: Model, onnx: Onnx, depth: Depth, judge?: JudgeFolder): Promise<Deep> {
  const tagger = await openTagger(model.files, onnx);
  if (!tagger) throw new ModelError(texts.notLoaded);
  const forms = new Forms(model.forms);
  const opinion = judge && (await opinionOf(model, judge, forms, onnx));
  const thresholds = (opinion ? model.thresholds.judged : undefined) ?? model.thresholds;
  let broke = () => {};
  const broken = new Promise<void>((resolve) => {
    broke = resolve;
  });
  const corrector = new Corrector(tagger, forms, opinion, () => broke());
  return {
    broken,
    lane: (mayGoOn, asked = depth) => neuralLane(corrector, thresholds[asked], mayGoOn, judge?.least[asked]),
  };
}

async function opinionOf(
  { thresholds: { judged } }: Model,
  files: JudgeFolder,
  forms: Forms,
  onnx: Onnx,
): Promise<Opinion> {
  if (!judged) throw new ModelError(texts.notForJudge);
  const judge = await openJudge(files, forms, onnx);
  if (judge === "not-loaded") throw new ModelError(texts.notLoaded);
  return { judge, weights: judged.weights };
}
