/**
 * The style properties that decide where a character of a field is drawn. A box with the same values breaks its lines
 * at the same places.
 */
const copied = [
  "direction",
  "font-family",
  "font-feature-settings",
  "font-kerning",
  "font-optical-sizing",
  "font-size",
  "font-size-adjust",
  "font-stretch",
  "font-style",
  "font-variant-caps",
  "font-variant-east-asian",
  "font-variant-ligatures",
  "font-variant-numeric",
  "font-variation-settings",
  "font-weight",
  "hyphens",
  "letter-spacing",
  "line-height",
  "overflow-wrap",
  "padding",
  "tab-size",
  "text-align",
  "text-indent",
  "text-rendering",
  "text-transform",
  "unicode-bidi",
  "word-break",
  "word-spacing",
] as const;

/** Copies these properties to a box. Returns their values for comparison. */
export function copyLettering(from: CSSStyleDeclaration, box: HTMLElement): string {
  const values = copied.map((name) => from.getPropertyValue(name));
  for (const [at, name] of copied.entries()) box.style.setProperty(name, values[at] ?? "");
  return values.join("\n");
}
