export { fixAll, stillThere } from "./fix.ts";
export { ownStep, stepsBy } from "./own-step.ts";
export { type DocumentBlock, ProseMirrorSurface, surfacePlugins } from "./prosemirror-surface.ts";
export { currentPlugin, underlinesPlugin } from "./underlines.ts";
