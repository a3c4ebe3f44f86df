import type { Node } from "prosemirror-model";
import { fromPlainText } from "../plain/from-plain-text.ts";
import { schema } from "../schema.ts";
import { textBlocks, textOf } from "../text-blocks.ts";

/** A scene begins with the place: inside, outside, or both. */
const scene = /^(?:INT|EXT|EST|I\/E|INT\.?\/EXT)[. ]/i;
/** A dot before other words makes a scene of them. */
const forced = /^\.(?=[^.\s])/;
const sceneLevel = 3;

/** Returns the document of a screenplay in Fountain: sections and scenes are headings, each other line is a paragraph. */
export function fromFountain(text: string): Node {
  const { doc, heading } = schema.nodes;
  const titled = (level: number, words: string) => heading.create({ level }, schema.text(words));
  return doc.create(
    null,
    fromPlainText(text).children.map((line) => {
      const words = textOf(line);
      const [, marks, section] = /^(#{1,6})\s+(\S.*)$/.exec(words) ?? [];
      if (marks && section) return titled(marks.length, section);
      if (scene.test(words)) return titled(sceneLevel, words);
      return forced.test(words) ? titled(sceneLevel, words.replace(forced, "")) : line;
    }),
  );
}

/** Returns a document as a screenplay in Fountain. */
export function toFountain(doc: Node): string {
  return `${textBlocks(doc)
    .map(({ node }) => lineOf(node))
    .join("\n\n")}\n`;
}

function lineOf(node: Node): string {
  const words = textOf(node);
  if (node.type.name !== "heading" || scene.test(words)) return words;
  return node.attrs.level === sceneLevel ? `.${words}` : `${"#".repeat(Number(node.attrs.level))} ${words}`;
}
