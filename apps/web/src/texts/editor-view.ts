import { catalogue } from "@housestyle/texts";

/** The texts of the view settings. */
export const editorView = catalogue("editorView", {
  label: "View",
  size: "Text size",
  sizes: { small: "Small", normal: "Normal", large: "Large", larger: "Extra large" } as Record<string, string>,
  length: "Line length",
  lengths: { narrow: "Narrow", normal: "Normal", wide: "Wide" } as Record<string, string>,
  spacing: "Line spacing",
  spacings: { compact: "Compact", normal: "Normal", relaxed: "Relaxed" } as Record<string, string>,
  font: "Font",
  fonts: { serif: "Serif", sans: "Sans serif" } as Record<string, string>,
});
