import { Fragment, type Node } from "prosemirror-model";
import type { AddedLinks } from "../added-links.ts";
import { hrefOf, linked, runsOf } from "../word-elements.ts";
import type { Revisions } from "./revisions.ts";

/** Words with the address of their link. */
export interface LinkedWords {
  readonly text: string;
  readonly href: string | undefined;
}

/** Returns the words of a text, which is a part of a block from an offset on, split where their link differs. */
export function linkedWords(block: Node, from: number, text: string): readonly LinkedWords[] {
  const words: LinkedWords[] = [];
  block.forEach((node, offset) => {
    const [start, end] = [Math.max(offset, from), Math.min(offset + node.nodeSize, from + text.length)];
    if (start >= end) return;
    const [own, href, last] = [text.slice(start - from, end - from), hrefOf(node), words.at(-1)];
    if (last && last.href === href) words[words.length - 1] = { text: last.text + own, href };
    else words.push({ text: own, href });
  });
  return words;
}

/** Returns the content of a new block. In Word, a link contains the insertion, not the other way round. */
export function insertedContent(block: Node, revisions: Revisions, links: AddedLinks | undefined): string {
  const groups: { readonly href: string | undefined; readonly nodes: Node[] }[] = [];
  for (const node of block.children) {
    const [href, last] = [hrefOf(node), groups.at(-1)];
    if (last && last.href === href) last.nodes.push(node);
    else groups.push({ href, nodes: [node] });
  }
  return groups
    .map(({ href, nodes }) => {
      const runs = revisions.inserted(runsOf(block.copy(Fragment.from(nodes)), []));
      return href === undefined || runs === "" || !links ? runs : linked(runs, href, links);
    })
    .join("");
}
