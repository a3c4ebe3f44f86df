import { Fragment, type NodeSpec, type Schema } from "prosemirror-model";
import { onPlainText } from "./suggestion-marks.ts";
import type { TagElement, TagSource } from "./tag-element.ts";

/**
 * Matches the address of an image: the SHA-256 hash of one that is stored with the document, or the URL of one on the
 * web.
 */
export const imageAddress = /^(?:image:[0-9a-f]{64}|https?:\/\/\S+)$/i;

/** The longest alternative text that is read from HTML. */
const longestAlternative = 2000;

const size = { default: null, validate: "number|null" };

function figureOf(element: TagElement) {
  const image = element.matches("img") ? element : element.querySelector("img");
  const src = image?.dataset.image ?? image?.getAttribute("src") ?? "";
  if (!image || !imageAddress.test(src)) return false;
  const sizeOf = (name: string) => Math.trunc(Number(image.getAttribute(name))) || null;
  return { src, width: sizeOf("width"), height: sizeOf("height") };
}

function wordsOf(element: TagSource, schema: Schema): Fragment {
  const figure = element as TagElement;
  const image = figure.matches("img") ? figure : figure.querySelector("img");
  const { caption, alternative } = schema.nodes;
  const line = (text: string) => (text.trim() === "" ? null : schema.text(text.trim()));
  const said = figure.querySelector("figcaption")?.textContent ?? "";
  const alt = (image?.getAttribute("alt") ?? "").slice(0, longestAlternative);
  return Fragment.from(
    [caption?.create(null, line(said)), alternative?.create(null, line(alt))].filter((each) => !!each),
  );
}

/** Images with a caption and a description for people who cannot see them. Both are edited and checked in place. */
export const figureNodes = {
  figure: {
    group: "block",
    content: "caption alternative",
    attrs: { src: { validate: "string" }, width: size, height: size },
    isolating: true,
    defining: true,
    parseDOM: [
      // What this editor has copied holds its words itself.
      { tag: "figure[data-image]", priority: 60, getAttrs: (element) => figureCopied(element) },
      { tag: "figure", getAttrs: figureOf, getContent: wordsOf },
      { tag: "img", getAttrs: figureOf, getContent: wordsOf },
    ],
    toDOM: ({ attrs: { src, width, height } }) => [
      "figure",
      { "data-image": src, ...(width === null ? {} : { "data-width": width, "data-height": height }) },
      0,
    ],
  },
  caption: {
    content: "inline*",
    defining: true,
    parseDOM: [{ tag: "figcaption" }],
    toDOM: () => ["figcaption", 0],
  },
  alternative: {
    content: "text*",
    marks: onPlainText,
    defining: true,
    parseDOM: [{ tag: "p[data-alternative]", priority: 60 }],
    toDOM: () => ["p", { "data-alternative": "" }, 0],
  },
} satisfies Record<string, NodeSpec>;

function figureCopied({ dataset: { image = "", width, height } }: TagElement) {
  if (!imageAddress.test(image)) return false;
  return { src: image, width: Number(width) || null, height: Number(height) || null };
}
