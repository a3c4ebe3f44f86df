export { Corrector, type Thresholds } from "./corrector.ts";
export { familyIds, neuralRules } from "./families.ts";
export { Forms } from "./forms.ts";
export { type Judge, type JudgeFiles, openJudge } from "./judge.ts";
export { neuralLane } from "./lane.ts";
export type { ModelFiles } from "./model-files.ts";
export type { Onnx, OnnxSession } from "./onnx.ts";
export type { Opinion, Weights } from "./opinion.ts";
export { openTagger, type Tagger, type Verdict } from "./tagger.ts";
