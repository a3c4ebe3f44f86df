import type { MarkPalette, MarkStyle } from "@housestyle/surfaces/foreign";
import { categories } from "./tag-of.ts";
import type { MarkCategory } from "./wrapper.ts";

/** Red spelling, blue grammar and style, yellow readability: the shape tells them apart for who sees no colours. */
const strokes: Readonly<Record<MarkCategory, { readonly shape: string; readonly colour: string }>> = {
  Spelling: { shape: "wavy 1px", colour: "0.16 27" },
  Grammar: { shape: "double 1px", colour: "0.13 255" },
  Style: { shape: "dotted 2px", colour: "0.13 255" },
  Readability: { shape: "dashed 2px", colour: "0.11 75" },
};
const lightness = { light: 0.5, dark: 0.78 };

/** How the words of a category are underlined, on light and on dark. */
export function lookOf(category: MarkCategory): MarkStyle {
  const { shape, colour } = strokes[category];
  return { shape, light: `oklch(${lightness.light} ${colour})`, dark: `oklch(${lightness.dark} ${colour})` };
}

/** How marks look that are drawn over an editor. */
export const palette: MarkPalette = {
  name: "housestyle-plugin",
  looks: {
    spelling: lookOf(categories.spelling),
    grammar: lookOf(categories.grammar),
    punctuation: lookOf(categories.punctuation),
    clarity: lookOf(categories.clarity),
    style: lookOf(categories.style),
    inclusive: lookOf(categories.inclusive),
    team: lookOf(categories.team),
  },
};

/** How marks look that a wrapper puts into its editor itself: dark or light as the letters are, whatever the page says of itself. */
export const markRules = Object.entries(strokes)
  .map(([category, { shape, colour }]) => {
    const { light, dark } = lightness;
    return `.pwa-mark[data-pwa-category="${category.toLowerCase()}"]:not(.pwa-mark-ignored) {
  text-decoration: underline ${shape} light-dark(oklch(${light} ${colour}), oklch(${dark} ${colour}));
  text-decoration-color: oklch(from currentColor calc(${light} + ${dark - light} * round(nearest, l, 1)) ${colour});
  text-decoration-skip-ink: none;
  text-underline-offset: 0.18em;
}`;
  })
  .join("\n");
