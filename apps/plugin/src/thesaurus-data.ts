import { wordSelected } from "./word-selected.ts";
import type { ThesaurusData } from "./wrapper.ts";

/** The word that is selected in an editor, for who looks it up; undefined when none is. */
export function readThesaurusData(container: Element, isContextual: boolean): ThesaurusData | undefined {
  const selection = container.ownerDocument.getSelection();
  if (!selection?.rangeCount || !container.contains(selection.anchorNode)) return undefined;
  const wordRange = selection.getRangeAt(0).cloneRange();
  const { startContainer, startOffset } = wordRange;
  if (startContainer.nodeType !== Node.TEXT_NODE) return undefined;
  const context = startContainer.nodeValue ?? "";
  const found = wordSelected(context, startOffset + wordRange.toString().length);
  if (!found || found.start !== startOffset) return undefined;
  wordRange.setEnd(startContainer, found.end);
  return { isContextual, wordRange, word: found.word, context, start: found.start, end: found.end - 1 };
}
