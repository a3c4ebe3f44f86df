export { cleanVersion } from "./clean-version.ts";
export { type Complete, type Emit, emitVersions } from "./emit-versions.ts";
export { type Completion, ModelFailure } from "./model.ts";
export type { AssistanceInput, ChatMessage } from "./prompts.ts";
