import type { Mark, MarkSpec } from "prosemirror-model";

const by = { author: { validate: "number" }, name: { validate: "string" }, at: { validate: "number" } };

/**
 * Returns a wrapper that keeps the layout of its content, since a suggestion can contain a table row or a list item.
 */
const wrapper = (tag: string, kind: string) => (mark: Mark, inline: boolean) =>
  [
    tag,
    {
      class: `suggested ${kind}${inline ? "" : " block"}`,
      "data-author": String(mark.attrs.author),
      title: String(mark.attrs.name),
    },
    0,
  ] as const;

/**
 * What people suggest, with the id and name of who does and when, in milliseconds since the epoch. On a block, an insertion or a
 * deletion covers it with everything in it. `split` and `join` are on a block whose beginning a suggestion adds or removes,
 * down to `depth` levels below it. `format` has the marks that the words had before.
 */
export const suggestionMarks = {
  insertion: { attrs: by, inclusive: false, toDOM: wrapper("ins", "insertion") },
  deletion: { attrs: by, inclusive: false, toDOM: wrapper("del", "deletion") },
  split: { attrs: { ...by, depth: { validate: "number" } }, inclusive: false, toDOM: wrapper("div", "split") },
  join: { attrs: { ...by, depth: { validate: "number" } }, inclusive: false, toDOM: wrapper("div", "join") },
  format: {
    attrs: { ...by, before: { validate: checkMarks } },
    inclusive: false,
    toDOM: wrapper("span", "format"),
  },
} satisfies Record<string, MarkSpec>;

/** The suggestion marks that are allowed on the blocks in a container. */
export const onBlocks = "insertion deletion split join";
/** The suggestion marks of text that has no other marks. */
export const onPlainText = "insertion deletion";

function checkMarks(value: unknown): void {
  const areMarks = Array.isArray(value) && value.every((each) => typeof Object(each).type === "string");
  if (!areMarks) throw new RangeError("The marks before a suggestion are no marks.");
}
