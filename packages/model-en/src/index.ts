export type { Deep } from "./corrector-of.ts";
export { openDeep } from "./deep.ts";
export { type Depth, depths, fileNames, manifestName } from "./manifest.ts";
export { ModelError } from "./model-error.ts";
export { modelFolder } from "./model-folder.ts";
export { readManifest } from "./read-model.ts";
export { webRuntime } from "./web-runtime.ts";
