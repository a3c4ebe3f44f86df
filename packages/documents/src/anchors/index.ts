export { movedAnchor, type TextAnchor } from "./move-anchor.ts";
export { changesBetween, type PositionChange } from "./position-changes.ts";
export { positionText, quoteAt, quoteNear, quotesIn, type Stretch, stretchesOfWords } from "./position-text.ts";
