import { expect, test } from "vitest";
import { flagged } from "../testing/flagged.ts";
import { seen } from "../testing/seen.ts";
import { orgCutter } from "./org.ts";

const cut = (...lines: readonly string[]) => seen(orgCutter(lines.join("\n")));

test.each([
  [
    "titles",
    ["#+TITLE: One", "* TODO [#A] Two :a:b:", "** Three", "Four."],
    ["heading: One", "heading: Two", "heading: Three", "prose: Four."],
  ],
  ["marks around words", ["A *b* /c/ _d_ +e+ f/g/h."], ["prose: A b c d e f/g/h."]],
  ["things", ["A =b c= ~d~ [[e]] <2026-01-01 Thu> $f$ \\alpha {{{g}}}."], ["prose: A ▢ ▢ ▢ ▢ ▢ ▢ ▢."]],
  [
    "links and notes",
    ["A [[b][c d]] e[fn:1] f[fn:: One.].", "", "[fn:1] Two."],
    ["prose: A c d e f .", "prose: One.", "list: Two."],
  ],
  [
    "lists",
    ["- One", "  two", "- [X] Three", "1. Four", "- five :: Six"],
    ["list: One two", "list: Three", "list: Four", "list: five", "list: Six"],
  ],
  [
    "blocks",
    ["#+BEGIN_SRC sh", "a", "#+END_SRC", "#+begin_quote", "One.", "#+end_quote", ": b", "Two."],
    ["code: ▢", "quote: One.", "code: ▢", "prose: Two."],
  ],
  [
    "drawers and planning",
    ["* One", "SCHEDULED: <2026-01-01>", ":PROPERTIES:", ":A: b", ":END:", "Two."],
    ["heading: One", "code: ▢", "prose: Two."],
  ],
  ["tables", ["| One | two |", "|-----+-----|", "| three | 4 |"], ["list: One", "list: two", "list: three", "list: 4"]],
  ["comments and keywords", ["# a b", "#+AUTHOR: c", "One.", "-----", "Two."], ["prose: One.", "prose: Two."]],
])("%s", (_, lines, paragraphs) => {
  expect(cut(...lines)).toEqual(paragraphs);
});

test.each([
  "#+TITLE: ‹Teh› Title\n#+AUTHOR: Asdfg\n* DONE ‹Teh› heading :asdfg:\nThis is ‹a› apple, =a apple= and ~teh~.\n",
  "#+begin_src c\nint teh;\n#+end_src\n\nIt's *‹teh›* best [[http://teh.teh][‹teh› link]][fn:: This is ‹a› apple.].\n# teh comment\n",
  "- An item with ‹a› apple\n  and /more/.\n- teh-asdfg :: All is well.\n".replace("teh-asdfg", "=teh="),
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "org")).toBe(text);
});
