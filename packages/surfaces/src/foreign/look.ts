import type { Kind } from "@housestyle/engine";

/** The underline of a category: its shape identifies the category, and its color helps. */
export interface MarkStyle {
  readonly shape: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * The editor's marks (`marks.css`) for pages that are not ours. A highlight of the browser's can draw lines only: where the editor
 * draws a picture under the words, these are thinner strokes.
 */
const looks: Readonly<Record<Kind, MarkStyle>> = {
  spelling: { shape: "wavy 1px", light: "#b3261e", dark: "#ff8a80" },
  grammar: { shape: "double 1px", light: "#1f5fa8", dark: "#7fb2f0" },
  punctuation: { shape: "solid 2px", light: "#7a4e00", dark: "#e8b45a" },
  clarity: { shape: "dotted 2px", light: "#00695f", dark: "#6fcabf" },
  style: { shape: "dotted 1px", light: "#2e6b3f", dark: "#86c79a" },
  inclusive: { shape: "dashed 1px", light: "#9c2f6b", dark: "#f09ac4" },
  team: { shape: "dashed 2px", light: "#6b3fa0", dark: "#c3a1f2" },
};

/** The underlines of a program, by category. */
export interface MarkPalette {
  /** Goes before the names of its highlights, which all programs of a page share. */
  readonly name: string;
  readonly looks: Readonly<Record<Kind, MarkStyle>>;
}

export const ownPalette: MarkPalette = { name: "housestyle", looks };

/** The background of words: of the current remark, and of highlighted spans. */
const washes = {
  current: { light: "#1f5fa81f", dark: "#7fb2f029" },
  shade: { light: "#1f5fa824", dark: "#7fb2f02e" },
  "shade-current": { light: "#1f5fa84d", dark: "#7fb2f04d" },
} as const;

const themes = ["light", "dark"] as const;
export type MarkTheme = (typeof themes)[number];

/** Returns the style rules of marks inside a drawing, under the class of its theme. */
export function boxRules(palette: MarkPalette): string {
  return themes
    .flatMap((theme) => [
      ...Object.entries(palette.looks).map(([kind, look]) => `.${theme} .mark-${kind} { ${underline(look, theme)} }`),
      ...Object.entries(washes).map(([wash, colours]) => `.${theme} .${wash} { background: ${colours[theme]}; }`),
    ])
    .join("\n");
}

export type Wash = keyof typeof washes;

/** Returns the name of a highlight for a category or a wash, in one theme. */
export function highlightName({ name }: MarkPalette, what: Kind | Wash, theme: MarkTheme): string {
  return `${name}-${theme}-${what}`;
}

/** Returns the style rules of highlights in the page. */
export function highlightRules({ name, looks }: MarkPalette): string {
  return themes
    .flatMap((theme) => [
      ...Object.entries(looks).map(
        ([kind, look]) => `::highlight(${name}-${theme}-${kind}) { ${underline(look, theme)} }`,
      ),
      ...Object.entries(washes).map(
        ([wash, colours]) => `::highlight(${name}-${theme}-${wash}) { background-color: ${colours[theme]}; }`,
      ),
    ])
    .join("\n");
}

function underline({ shape, ...colours }: MarkStyle, theme: MarkTheme): string {
  return `text-decoration: underline ${shape} ${colours[theme]}; text-decoration-skip-ink: none; text-underline-offset: 0.18em;`;
}

/** Returns the theme that text is shown in: dark for light text on a dark background. */
export function themeOf(style: CSSStyleDeclaration): MarkTheme {
  return lightnessOf(style.color) > 0.55 ? "dark" : "light";
}

/** Returns the lightness of a CSS color from 0 to 1. */
export function lightnessOf(colour: string): number {
  const [first = 0, green = first, blue = first] = (colour.match(/[\d.]+(?=[\s,)/%])/g) ?? []).map(Number);
  if (/^ok(lab|lch)/.test(colour)) return first;
  if (/^(lab|lch)/.test(colour)) return first / 100;
  const scale = colour.startsWith("rgb") ? 255 : 1;
  return (0.2126 * first + 0.7152 * green + 0.0722 * blue) / scale;
}
