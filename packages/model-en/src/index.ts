export { type Deep, openDeep } from "./deep.ts";
export { type Depth, depths } from "./manifest.ts";
export { ModelError } from "./model-error.ts";
export { modelFolder } from "./model-folder.ts";
export { type Model, readModel } from "./read-model.ts";
