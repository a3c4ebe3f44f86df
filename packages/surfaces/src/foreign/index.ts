export { type Drawing, openDrawing } from "./drawing.ts";
export { editableOf } from "./editable-of.ts";
export type { ForeignSurface, Written } from "./foreign-surface.ts";
export { type Look, type Palette, themeOf } from "./look.ts";
export { namesOf } from "./names-of.ts";
export { isAskable, type Silence, silenceOf } from "./silence.ts";
export { surfaceOf } from "./surface-of.ts";
