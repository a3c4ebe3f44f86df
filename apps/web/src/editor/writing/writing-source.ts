import type { WritingSource } from "@housestyle/documents/authorship";
import type { Transaction } from "prosemirror-state";

const key = "source";

/** Notes how the words of a transaction were written. */
export function withSource(tr: Transaction, source: WritingSource): Transaction {
  return tr.setMeta(key, source);
}

/** Returns how the words of a transaction were written; null for undo and redo, which bring back words of any source. */
export function sourceOf(tr: Transaction): WritingSource | null {
  const noted: WritingSource | undefined = tr.getMeta(key);
  if (noted) return noted;
  if (tr.getMeta("history$")) return null;
  const event: unknown = tr.getMeta("uiEvent");
  if (tr.getMeta("paste") || event === "paste" || event === "drop") return "pasted";
  if (tr.getMeta("opened")) return "imported";
  return tr.getMeta("remark") ? "accepted" : "typed";
}
