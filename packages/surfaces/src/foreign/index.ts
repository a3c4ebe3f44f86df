export { type Drawing, openDrawing } from "./drawing.ts";
export { editableOf } from "./editable-of.ts";
export type { CorrectionResult, ForeignSurface } from "./foreign-surface.ts";
export { type MarkPalette, type MarkStyle, themeOf } from "./look.ts";
export { namesOf } from "./names-of.ts";
export { type FieldExclusion, isAskable, silenceOf } from "./silence.ts";
export { surfaceOf } from "./surface-of.ts";
