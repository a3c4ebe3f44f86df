export { correctorOf, type Deep } from "../corrector-of.ts";
export { type Depth, depths } from "../manifest.ts";
export { ModelError } from "../model-error.ts";
export { modelFrom } from "../model-from.ts";
export { weightsInPlace } from "../weights-in-place.ts";
