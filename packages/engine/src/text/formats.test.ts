import { describe, expect, it } from "vitest";
import { tokenize } from "../language/tokenize.ts";
import { htmlParagraphs } from "./html.ts";
import { markdownParagraphs } from "./markdown.ts";
import { masked, readable } from "./mask.ts";
import type { Paragraph } from "./paragraph.ts";
import { plainParagraphs } from "./plain.ts";

/** Kind and words of each paragraph; what is opaque shows as ▢. */
const seen = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.map(
    (paragraph) =>
      `${paragraph.kind}: ${tokenize(masked(paragraph), paragraph.text)
        .map((token) => (token.kind === "opaque" ? "▢" : token.text))
        .join(" ")}`,
  );

const isRead = (each: string): boolean => !each.startsWith("code");

describe("plain text", () => {
  it("takes each line as a paragraph", () => {
    expect(seen(plainParagraphs("One line.\nTwo lines.\r\n\r\nThree."))).toEqual([
      "prose: One line .",
      "prose: Two lines .",
      "prose: Three .",
    ]);
  });
  it("takes a word that brackets divide for a thing", () => {
    expect(seen(plainParagraphs("“[T]he [b]inary m[a]n[s]” saw a colo[u]r [sic] in [brackets]."))).toEqual([
      "dialogue: “ ▢ ▢ ▢ ” saw a ▢ [ sic ] in [ brackets ] .",
    ]);
  });
  it("joins lines that were broken at a fixed width", () => {
    const wrapped =
      "It was the best of times, it was the worst\nof times, it was the age of wisdom, it was\nthe age of foolishness.";
    expect(plainParagraphs(wrapped)).toHaveLength(1);
  });
  it("knows lists and dialogue", () => {
    expect(plainParagraphs("- apples\n2. pears\n“Hello,” she said.").map(({ kind }) => kind)).toEqual([
      "list",
      "list",
      "dialogue",
    ]);
  });
});

describe("a text for another checker", () => {
  it("has an X and blanks for a thing, for markup blanks alone, and for what is longer than any word an X, too", () => {
    const word = "a".repeat(64);
    expect(readable({ text: `<b>${word}`, markup: [{ start: 0, end: 3 }] })).toBe(`   ${word}`);
    expect(readable({ text: `See www.example.org, ${word}a too` })).toBe(
      `See X${" ".repeat(14)}, X${" ".repeat(64)} too`,
    );
  });
});

describe("Markdown", () => {
  it("leaves the marks out and keeps the words", () => {
    expect(
      seen(
        markdownParagraphs('# The *big* title\n\nSome **bold** words and `code()` and [a link](http://x.org "t").\n'),
      ),
    ).toEqual(["heading: The big title", "prose: Some bold words and ▢ and a link ."]);
  });
  it("knows lists, quotes, tables, code and front matter", () => {
    const text =
      "---\ntitle: x\n---\n\n- one\n- two\n\n> said he\n\n```js\nlet teh = 1;\n```\n\n| a | b |\n|---|---|\n| c | d |\n";
    expect(markdownParagraphs(text).map(({ kind }) => kind)).toEqual([
      "code",
      "heading",
      "code",
      "list",
      "list",
      "quote",
      "code",
      "list",
      "list",
      "list",
      "list",
    ]);
  });
  it("reads titles and descriptions of front matter, where a fix does no harm", () => {
    const text = `---
title: One two
description: "Three four."
subtitle: 'five'
abstract: six: seven
summary: >
  eight
date: 2026-01-01
---

Nine.
`;
    expect(seen(markdownParagraphs(text)).filter((each) => !each.startsWith("code"))).toEqual([
      "heading: One two",
      "prose: Three four .",
      "prose: Nine .",
    ]);
    expect(seen(markdownParagraphs('+++\ntitle = "One"\ndraft = true\n+++\n')).at(1)).toBe("heading: One");
  });
  it("notices that a sentence goes on behind a block", () => {
    const continued = (text: string) => markdownParagraphs(text).map(({ continues }) => continues === true);
    expect(continued("The set\n\n```sh\nx\n```\n\nis a block.")).toEqual([false, false, true]);
    expect(continued("The set is here.\n\n- one\n\nit is a block.")).toEqual([false, false, false]);
  });
  it("keeps a quotation that spans lines together, without its marks", () => {
    expect(seen(markdownParagraphs("> one\n> two\n"))).toEqual(["quote: one two"]);
  });
  it("takes an address that is a link's text, a link without text, and the tags of templates for things", () => {
    expect(seen(markdownParagraphs("Write to [a@b.com](mailto:a@b.com), [](#top), or [us](c.html)."))).toEqual([
      "prose: Write to ▢ , ▢ , or us .",
    ]);
    expect(seen(markdownParagraphs('A {{ v.x }}, {{< f "<y>" >}} and {% if z %}b{% endif %}.'))).toEqual([
      "prose: A ▢ , ▢ and b .",
    ]);
    expect(seen(markdownParagraphs("See [[What should i be]]."))).toEqual(["prose: See ▢ ."]);
    expect(seen(markdownParagraphs("{ a {{ b } c %}"))).toEqual(["prose: { a { { b } c % }"]);
  });
  it("leaves out the marks of a highlight, and no other equals sign", () => {
    expect(seen(markdownParagraphs("One ==two three== four, ==5== six."))).toEqual([
      "prose: One two three four , 5 six .",
    ]);
    expect(seen(markdownParagraphs("a == b, c ===d=== e"))).toEqual(["prose: a = = b , c = = = d = = = e"]);
  });
  it("takes elements without prose for things, and for code what a <pre> spans, blank lines and all", () => {
    expect(seen(markdownParagraphs("Here is <code class='c'>'a exp</code> and <kbd>Ctrl</kbd>."))).toEqual([
      "prose: Here is ▢ and ▢ .",
    ]);
    const page = "<p>One.</p>\n\nTwo: <pre><code>a <b>if</b> x\n\n  type i = j ;\n\nend</code></pre> three.\n\nFour.";
    expect(seen(markdownParagraphs(page)).filter(isRead)).toEqual([
      "prose: Two : ▢",
      "prose: ▢ three .",
      "prose: Four .",
    ]);
  });
  it("reads on where an element is not closed, or not in its paragraph", () => {
    expect(seen(markdownParagraphs("A <code> tag.\n\nIts </code> end."))).toEqual([
      "prose: A tag .",
      "prose: Its end .",
    ]);
    expect(seen(markdownParagraphs("A <pre> tag.\n\nNo end."))).toEqual(["prose: A tag .", "prose: No end ."]);
  });
  it("takes a word that markup divides for a thing", () => {
    expect(seen(markdownParagraphs("A **F**orecast and [m]a[n] <b>p</b>ages, a link[ed](u) word."))).toEqual([
      "prose: A ▢ and ▢ ▢ , a ▢ word .",
    ]);
    expect(seen(markdownParagraphs("One<br>two  \nthree **four**, *five*-six."))).toEqual([
      "prose: One two three four , five - six .",
    ]);
  });
  it("shows escaped characters as what they are", () => {
    expect(seen(markdownParagraphs("Not \\*bold\\*."))).toEqual(["prose: Not * bold * ."]);
  });
});

describe("HTML", () => {
  it("reads text by blocks and leaves tags out", () => {
    expect(
      seen(htmlParagraphs("<h1>A <em>big</em> title</h1><p>One<br>two &amp; three.</p><ul><li>four</li></ul>")),
    ).toEqual(["heading: A big title", "prose: One", "prose: two ▢ three .", "list: four"]);
  });
  it("reads of front matter what readers see", () => {
    expect(seen(htmlParagraphs("---\ntitle: One\nlayout: two\n---\n<p>Three.</p>")).filter(isRead)).toEqual([
      "heading: One",
      "prose: Three .",
    ]);
    expect(
      seen(
        htmlParagraphs(
          '<p>A {{ partial "a" (dict\n "ctx" .\n "b" "<i>c</i>") }} b {% for x in y %}<b>c</b>{% endfor %}.</p>',
        ),
      ),
    ).toEqual(["prose: A ▢ b c ."]);
    expect(seen(htmlParagraphs('<p>A <a href="{{ b }}" title="c">d</a> {{ e }}.</p>'))).toEqual(["prose: A d ▢ ."]);
    expect(seen(htmlParagraphs("---\nlayout: two\n---\nThree.")).filter(isRead)).toEqual(["prose: Three ."]);
  });
  it("leaves scripts, styles, code and comments alone", () => {
    expect(
      seen(
        htmlParagraphs(
          "<style>p{}</style><script>teh</script><p>Run <code>teh</code> now<!-- teh -->.</p><pre>teh</pre>",
        ),
      ),
    ).toEqual(["prose: Run ▢ now ."]);
  });
  it("reads what images between paragraphs show, and not what is one word or within a line", () => {
    expect(
      seen(
        htmlParagraphs(
          '<p>One.</p><img src="a b.png" alt="A gull &amp; a boat.">Two <img alt="three four"> five.<p><img alt="six.png"><img alt=\'Seven eight.\'></p>',
        ),
      ),
    ).toEqual(["prose: One .", "list: A gull ▢ a boat .", "prose: Two five .", "list: Seven eight ."]);
  });
  it("reads text without any tag", () => {
    expect(seen(htmlParagraphs("Just words."))).toEqual(["prose: Just words ."]);
  });
});
