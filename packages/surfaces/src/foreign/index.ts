export { type Drawing, openDrawing } from "./drawing.ts";
export { editableOf } from "./editable-of.ts";
export type { ForeignSurface } from "./foreign-surface.ts";
export { isSensitive } from "./sensitive.ts";
export { surfaceOf } from "./surface-of.ts";
