import { expect, test } from "vitest";
import { flagged } from "../testing/flagged.ts";
import { seen } from "../testing/seen.ts";
import { typstCutter } from "./typst.ts";

const cut = (...lines: readonly string[]) => seen(typstCutter(lines.join("\n")));

test.each([
  [
    "headings and lists",
    ["= One", "Two", "three.", "- Four", "+ Five", "/ Six: seven"],
    ["heading: One", "prose: Two three.", "list: Four", "list: Five", "list: Six: seven"],
  ],
  ["marks around words", ["A *b* _c_ d\\_e #emph[f] #text(red)[g]."], ["prose: A b c ▢ f g ."]],
  ["things", ["A $b + c$ `d` @e #f #g(h) https://i.j."], ["prose: A ▢ ▢ ▢ ▢ ▢ ▢"]],
  [
    "code",
    ["#set text(12pt)", "#let a(b) = {", "  c", "}", '#import "d": e', "One.", "", "```c", "f", "```"],
    ["prose: One.", "code: ▢"],
  ],
  [
    "content in code",
    ["One#footnote[Two *three*.] four.", '#figure(image("a"), caption: [Five]) <b>'],
    ["prose: One four.", "prose: Two three .", "prose: Five"],
  ],
  ["conditions", ["#if a [One.] else [Two.]", "Three."], ["prose: Three.", "prose: One.", "prose: Two."]],
  ["comments", ["One // two", "three /* four", "five */ six."], ["prose: One three six."]],
])("%s", (_, lines, paragraphs) => {
  expect([...cut(...lines)].sort()).toEqual([...paragraphs].sort());
});

test.each([
  "#set page(teh)\n= ‹Teh› Title <teh>\n\nThis is ‹a› apple, `a apple`, $teh$ and #teh(asdfg).\n",
  "#let teh = [asdfg]\n".replace("[asdfg]", "5") +
    'It\'s *‹teh›* best#footnote[This is ‹a› apple.] and #link("http://teh")[‹teh› link].\n// teh\n',
  "#figure(table(columns: 2, [‹Teh›], [All]), caption: [A ‹definately› good one.])\n",
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "typst")).toBe(text);
});
