import type { NodeSpec } from "prosemirror-model";
import { onBlocks } from "./suggestion-marks.ts";
import type { TagElement } from "./tag-element.ts";

/** The highest number that a list can start with, as in Word. */
const highest = 32_767;

/** Returns the number of the first item for a number that a file states: one if it is missing or no list starts so. */
export const listStart = (value: unknown): number => {
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 && number <= highest ? number : 1;
};

/** Lists and their items. A numbered list has the number of its first item, so that it can continue another one. */
export const listNodes = {
  bullets: { group: "block", content: "item+", marks: onBlocks, parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  numbers: {
    group: "block",
    content: "item+",
    marks: onBlocks,
    attrs: { start: { default: 1, validate: "number" } },
    parseDOM: [{ tag: "ol", getAttrs: (element: TagElement) => ({ start: listStart(element.getAttribute("start")) }) }],
    toDOM: ({ attrs: { start } }) => ["ol", start === 1 ? {} : { start: String(start) }, 0],
  },
  item: {
    content: "paragraph block*",
    marks: onBlocks,
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
} satisfies Record<string, NodeSpec>;
