import { isDeepStrictEqual } from "node:util";
import type { DocumentContent, DocumentRow } from "./store.ts";

/** Whether a save would leave everything as it is; what a check has found is about the text and no part of it. */
export function isSame(row: DocumentRow, content: DocumentContent): boolean {
  return (
    row.Title === content.Title &&
    row.Text === content.Text &&
    (content.Project === undefined || row.Project === content.Project) &&
    row.Language === content.Language &&
    row.Style === content.Style &&
    isDeepStrictEqual(row.Content, asStored(content.Content))
  );
}

/** Returns a value as it is stored, where −0 becomes 0. */
function asStored(content: unknown): unknown {
  return content === undefined ? null : JSON.parse(JSON.stringify(content));
}
