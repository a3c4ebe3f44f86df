import { answeredMails } from "@housestyle/surfaces/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlBody } from "./html-body.ts";

test("paragraphs are read as they are seen", () => {
  const source = `<html><head><title>Mail</title><style>p { margin: 0 }</style></head><body>
    <p>Ann&nbsp;&amp;  <b>Bob</b>,<br>it&#39;s\r\n  here&#128512;.</p><table><tr><td>One<td>Two</table></body></html>`;
  expect(htmlBody(source).texts).toEqual(["Ann & Bob,", "it's here😀.", "One", "Two"]);
});

test("signature, quoted text and everything behind the head of an earlier message are not read", () => {
  const source = `<p>Mine.</p><div id="Signature"><p>Company</p></div><blockquote>Theirs.</blockquote><div class="gmail_quote">x</div>
    <!--[if mso]><p>no</p><![endif]--><p>More.</p><div id="divRplyFwdMsg">From</div><p>Old.</p>`;
  expect(htmlBody(source).texts).toEqual(["Mine.", "More."]);
});

test("only what its writer writes is read, whichever program has laid the email out", () => {
  for (const [program, mail] of Object.entries(answeredMails))
    expect([program, htmlBody(mail).texts]).toEqual([program, ["Mine."]]);
});

test("an edit changes letters and no tag, and what it writes is no markup", () => {
  const source = `<p style="color:red">we reci<b class=x>ev</b>ed &amp; saw a <i>b</i></p>`;
  const { texts, with: written } = htmlBody(source);
  const [text = ""] = texts;
  const place = (words: string) => ({ index: 0, start: text.indexOf(words), end: text.indexOf(words) + words.length });
  const edits = [
    { ...place("recieved"), replacement: "received" },
    { ...place("&"), replacement: "<and>" },
  ];
  expect(written(edits)).toBe(`<p style="color:red">we received<b class=x></b> &lt;and&gt; saw a <i>b</i></p>`);
});

// Outlook gives no “<” that begins no tag, and no “&” that begins no entity.
const piece = fc.constantFrom(
  ...["teh", " ", "\n", "<b>", "</b>", "<p>", "</p>", "<br>", "&amp;", "&#128512;", "é", "<!-- x -->", "<td>"],
);

test("whatever the source is: without edits it is what it was, and an edit of a paragraph leaves the others", () => {
  holds(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(), (pieces, chosen) => {
      const source = pieces.join("");
      const body = htmlBody(source);
      expect(body.with([])).toBe(source);
      const index = chosen % Math.max(1, body.texts.length);
      const end = body.texts[index]?.length ?? 0;
      if (end === 0) return;
      const after = htmlBody(body.with([{ index, start: 0, end, replacement: "X" }]));
      expect(after.texts).toEqual(body.texts.map((text, at) => (at === index ? "X" : text)));
    }),
  );
});
