export { Corrector, type Thresholds } from "./corrector.ts";
export { familyIds, neuralRules } from "./families.ts";
export { Forms } from "./forms.ts";
export { neuralLane } from "./lane.ts";
export type { ModelFiles } from "./model-files.ts";
export type { Onnx } from "./onnx.ts";
export { openTagger, type Tagger, type Unusable, type Verdict } from "./tagger.ts";
