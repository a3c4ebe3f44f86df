import { safeAddress, schema } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import type { Mark, ResolvedPos } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";

const { link } = schema.marks;

/** A link in a document: its positions, end exclusive, and its address. */
export interface DocumentLink {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** Returns the link the cursor is in or beside, or the one the selection begins in; undefined for none. */
export function linkAt({ selection: { $from } }: Pick<EditorState, "selection">): DocumentLink | undefined {
  const mark = link.isInSet($from.nodeAfter?.marks ?? []) ?? link.isInSet($from.nodeBefore?.marks ?? []);
  return mark && { ...around($from, mark), href: String(mark.attrs.href) };
}

/** The stretch of the block around a position that has a mark. */
function around($pos: ResolvedPos, mark: Mark): Pick<DocumentLink, "from" | "to"> {
  const { parent } = $pos;
  const has = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let first = $pos.index();
  if (!has(first)) first -= 1;
  let last = first;
  while (first > 0 && has(first - 1)) first -= 1;
  while (last + 1 < parent.childCount && has(last + 1)) last += 1;
  return { from: $pos.posAtIndex(first), to: $pos.posAtIndex(last + 1) };
}

/** Makes the selection a link, or changes the one at the cursor; where there is neither, the address is written as a link. */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to, empty } = state.selection;
  const tr = ownStep(state.tr);
  const place = empty ? linkAt(state) : { from, to };
  const mark = link.create({ href });
  if (place) return tr.removeMark(place.from, place.to, link).addMark(place.from, place.to, mark);
  return tr.replaceSelectionWith(schema.text(href.replace(/^mailto:/i, ""), [mark]), false);
}

/** Takes away the links of the selection, or the one at the cursor; the words stay. */
export function removeLink(state: EditorState): Transaction {
  const { from, to, empty } = state.selection;
  const place = (empty ? linkAt(state) : undefined) ?? { from, to };
  return ownStep(state.tr).removeMark(place.from, place.to, link);
}

const email = /^[^\s@/:]+@[^\s@/]+\.[^\s@/.]+$/;
const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const host = /^(?:localhost|\[[\da-f:]+\]|[^.\s]+(?:\.[^.\s]+)+)$/i;

/** Returns the address of a link as people type it: “example.org” is a web page. Undefined for what no link may lead to. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const [, person = text] = /^mailto:(.*)$/i.exec(text) ?? [];
  if (email.test(person)) return `mailto:${person}`;
  if (/\s/.test(text) || text.startsWith("/")) return undefined;
  const address = hasScheme.test(text) ? text : `https://${text}`;
  const isWeb = safeAddress.test(address) && /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
  return isWeb && host.test(new URL(address).hostname) ? address : undefined;
}
