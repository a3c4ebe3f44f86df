import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, follow } from "./cut.ts";

/** What makes Markdown of a text, and what undoes it again. */
const piece = fc.constantFrom(
  ...'a b.|\n|\n\n|# |- |  |    |> |```\n|---\n|===\n|*|_|**|`|[x](y)|[x]: y\n|<b>|</b>|<div>\n|</div>|<p>|<p>|<li>|</ul>|<pre>|</pre>|<script>|<a href="|&amp;|<!|| a | b |\n|--|--|\n|1. |\\|é|😀|\t|\r\n|<!--|-->|~~'.split(
    "|",
  ),
);
/** Words between them: of less than some hundred letters nothing is used again. */
const words = fc.constantFrom("so it is that ", "and it was, and it will be what it has always been, ", "x");
const text = fc
  .array(fc.oneof(piece, words), { minLength: 20, maxLength: 300, size: "max" })
  .map((pieces) => pieces.join(""));
const edits = fc.array(fc.tuple(fc.nat(3_000), fc.nat(12), fc.oneof(piece, words)), { minLength: 1, maxLength: 8 });

test.each(["markdown", "html"] as const)("%s under edit is cut as if it were new", (format) => {
  holds(
    fc.property(text, edits, (first, changes) => {
      const again = follow(format);
      let now = first;
      again(now);
      for (const [place, count, put] of changes) {
        const at = Math.min(place, now.length);
        const remove = Math.min(count, now.length - at);
        now = now.slice(0, at) + put + now.slice(at + remove);
        expect(again(now, { at, remove, insert: put.length })).toEqual(cut(now, format));
      }
    }),
    { numRuns: 60 },
  );
});
