import type { BlockKind } from "../../blocks/read-block.ts";
import type { DocumentUnit } from "../../units/document-units.ts";

/** Returns the kind of a document's paragraph in a file, where lists are levels of paragraphs. */
export function blockKindOf({ node, around }: DocumentUnit): BlockKind {
  const { name } = node.type;
  if (name === "heading") return { heading: Number(node.attrs.level) };
  if (name === "code" || name === "term") return name;
  if (name !== "paragraph") return "paragraph";
  const inside = around.findLast(({ type }) => containers.has(type.name));
  if (inside?.type.name === "quote" || inside?.type.name === "definition") return inside.type.name;
  if (inside?.type.name !== "item") return "paragraph";
  const lists = around.filter(({ type }) => type.name === "bullets" || type.name === "numbers");
  const level = lists.length - 1;
  const list = lists.at(-1)?.type.name === "numbers" ? "numbers" : "bullets";
  return inside.firstChild === node ? { list, level } : { continues: level };
}

const containers: ReadonlySet<string> = new Set(["quote", "definition", "item"]);

/** Returns whether two paragraphs are of the same kind. */
export const sameKind = (a: BlockKind, b: BlockKind): boolean => JSON.stringify(a) === JSON.stringify(b);
