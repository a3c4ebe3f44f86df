import { withEdits } from "../host-surface.ts";
import type { MessageBody } from "./message-body.ts";

/** A plain body: each line is a paragraph. Lines of an earlier message (`>`) are not read. */
export function textBody(source: string): MessageBody {
  const lines = source.split("\n");
  // The end of a line may be two letters.
  const own = lines.flatMap((line, at) => (/^\s*>/.test(line) ? [] : [{ at, text: line.replace(/\r$/, "") }]));
  return {
    texts: own.map(({ text }) => text),
    with(edits) {
      const now = [...lines];
      for (const [index, { at, text }] of own.entries()) {
        const here = edits.filter((edit) => edit.index === index);
        if (here.length > 0) now[at] = withEdits(text, here) + (lines[at]?.slice(text.length) ?? "");
      }
      return now.join("\n");
    },
  };
}
