import { Fragment, type Node, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { synopsisOf } from "./sections.ts";

/**
 * Keeps the synopses of content that is cut or copied here and pasted here. They are not on the clipboard, where
 * another program could show or send them.
 */
export function carriedSynopses(): Plugin {
  let copied: readonly Node[] = [];
  return new Plugin({
    props: {
      transformCopied(slice) {
        copied = slice.content.content.filter((node) => synopsisOf(node) !== "");
        return slice;
      },
      transformPasted(slice) {
        const left = [...copied];
        const withOwn = slice.content.content.map((node) => {
          const index = left.findIndex(
            ({ type, textContent }) => type === node.type && textContent === node.textContent,
          );
          const [source] = index < 0 || synopsisOf(node) !== "" ? [] : left.splice(0, index + 1).slice(-1);
          return source
            ? node.type.create({ ...node.attrs, synopsis: synopsisOf(source) }, node.content, node.marks)
            : node;
        });
        return copied.length === 0 ? slice : new Slice(Fragment.from(withOwn), slice.openStart, slice.openEnd);
      },
    },
  });
}
