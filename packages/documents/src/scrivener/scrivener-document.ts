import { Fragment, type Node } from "prosemirror-model";
import { emptyDocument } from "../empty-document.ts";
import { documentOfRtf, rtfSource } from "../rtf/index.ts";
import { schema } from "../schema.ts";
import { type BinderItem, draftItems } from "./binder.ts";

const { doc, heading, note, noteMark } = schema.nodes;

/**
 * Reads the draft of a Scrivener project: its texts in the order of the binder, each after a heading with its title,
 * whose level is the depth of its folder. Research and trash are left out. `fileOf` returns a file of the project.
 * Throws `Unreadable` for a broken binder.
 */
export function scrivenerDocument(binder: string, fileOf: (path: string) => Uint8Array | undefined): Node {
  const read = new Set<string>();
  const blocks: Node[] = [];
  const notes: Node[] = [];
  for (const [index, item] of draftItems(binder).entries()) {
    if (item.depth > 0 && item.title.trim() !== "") blocks.push(titleOf(item));
    const file = read.has(item.id) ? undefined : textFile(item.id, fileOf);
    read.add(item.id);
    if (!file) continue;
    const { children } = withNotesOf(documentOfRtf(rtfSource(file).replace(styleTag, "")), index);
    const text = children.filter((node) => node.type !== note);
    // A text that was not begun has one empty paragraph.
    if (text.length > 1 || text[0]?.content.size !== 0) blocks.push(...text);
    notes.push(...children.filter((node) => node.type === note));
  }
  return blocks.length > 0 ? doc.create(null, [...blocks, ...notes]) : emptyDocument();
}

const titleOf = ({ depth, title }: BinderItem): Node =>
  heading.create({ level: Math.min(depth, 6) }, schema.text(title.trim().replace(/\s+/g, " ")));

/** Returns the text of an item. Undefined if it has none, or if the file is not RTF. */
function textFile(id: string, fileOf: (path: string) => Uint8Array | undefined): Uint8Array | undefined {
  const file = fileOf(`Files/Data/${id}/content.rtf`) ?? fileOf(`Files/Docs/${id}.rtf`);
  return file && rtfSource(file.subarray(0, 5)) === "{\\rtf" ? file : undefined;
}

/** Matches the tags that Scrivener 3 writes into the text for its styles. */
const styleTag = /<!?\$Scr_[A-Za-z]{1,20}::\d{1,9}>/g;

/** Renumbers the notes of a text, since each text has its own numbering. */
function withNotesOf(text: Node, index: number): Node {
  const renamed = (node: Node): Node => {
    const attrs = { ...node.attrs, id: `${index}-${node.attrs.id}` };
    if (node.type === noteMark) return noteMark.create(attrs);
    if (node.isLeaf) return node;
    const content = Fragment.from(node.children.map(renamed));
    return node.type === note ? note.create(attrs, content) : node.copy(content);
  };
  return renamed(text);
}
