import { expect, test } from "vitest";
import { flagged } from "../testing/flagged.ts";
import { seen } from "../testing/seen.ts";
import { asciidocCutter } from "./asciidoc.ts";

const cut = (...lines: readonly string[]) => seen(asciidocCutter(lines.join("\n")));

test("titles of two lines are titles, and what follows is prose", () => {
  expect(
    cut("Hooks", "-----", "One two.", "", "Deeper", "~~~~~~", "Three.", "", "Code:", "", "----", "x", "----"),
  ).toEqual([...["heading: Hooks", "prose: One two.", "heading: Deeper", "prose: Three.", "prose: Code:", "code: ▢"]]);
});

test.each([
  [
    "titles, with who wrote it",
    ["= One", "A B <c@d.e>", ":toc:", "", "== Two", "", "Three."],
    ["heading: One", "heading: Two", "prose: Three."],
  ],
  ["marks around words", ['A *b* _c_ **d** [.e]#f# "`g`".'], ["prose: A b c d f g ."]],
  ["things", ["A `b` ``c`` {d} <<e>> stem:[f] image:g[] kbd:[H]."], ["prose: A ▢ ▢ ▢ ▢ ▢ ▢ ▢."]],
  ["links", ["A http://b.c[d] xref:e.adoc[f] <<g,h>> https://i.j."], ["prose: A d f h ▢"]],
  ["notes", ["A footnote:[One *two*.] b."], ["prose: A b.", "prose: One two ."]],
  [
    "lists",
    ["* One", "** Two", ". Three", "- [x] Four", "five:: Six", "<1> Seven"],
    ["list: One", "list: Two", "list: Three", "list: Four", "list: five", "list: Six", "list: Seven"],
  ],
  [
    "code",
    ["[source,ruby]", "----", "a", "", "b", "----", "[source]", "c", "", "....", "d", "....", "One."],
    ["code: ▢", "code: ▢", "code: ▢", "prose: One."],
  ],
  ["lines that are deeper are code", ["One.", "", "  a = b", "", "Two."], ["prose: One.", "code: ▢", "prose: Two."]],
  [
    "blocks of prose",
    ["[NOTE]", "====", "One.", "====", "", "____", "Two.", "____", "", "TIP: Three."],
    ["prose: One.", "quote: Two.", "prose: Three."],
  ],
  [
    "tables",
    ["|===", "|One |Two", "", "2+|Three", "a|Four", "|==="],
    ["list: One", "list: Two", "list: Three", "list: Four"],
  ],
  [
    "what says something to programs",
    [":a: b", "// c", "include::d.adoc[]", "ifdef::e[]", "[[f]]", ".One", "Two.", "'''"],
    ["heading: One", "prose: Two."],
  ],
])("%s", (_, lines, paragraphs) => {
  expect(cut(...lines)).toEqual(paragraphs);
});

test.each([
  "= ‹Teh› Title\nAsdfg Qwert\n:teh: asdfg\n\nThis is ‹a› apple, `a apple` and {teh}.\n",
  "[source,c]\n----\nint teh; // a apple\n----\n\n.‹Teh› title\nimage::teh.png[Asdfg]\n\nIt's *‹teh›* best.footnote:[This is ‹a› apple.]\n",
  "|===\n|‹Teh› name |`asdfg`\n\n|An apple |all is well\n|===\n\n// teh comment\nNOTE: She ate ‹a› apple.\n",
  "* See http://asdfg.teh[‹teh› site] and <<asdfg,‹teh› chapter>>.\n+\n----\nteh\n----\n",
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "asciidoc")).toBe(text);
});
