export { guideItemKind, guideKind } from "./kinds.ts";
export { openGuides } from "./open.ts";
