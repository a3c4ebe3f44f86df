import { expect, test } from "vitest";
import { flagged } from "../testing/flagged.ts";
import { seen } from "../testing/seen.ts";
import { rstCutter } from "./rst.ts";

const cut = (...lines: readonly string[]) => seen(rstCutter(lines.join("\n")));

test.each([
  ["titles", ["=====", "One", "=====", "", "Two", "---", "Three."], ["heading: One", "heading: Two", "prose: Three."]],
  ["marks around words", ["A *b* **c** `d <http://e.f>`_ g_ h [1]_."], ["prose: A b c d g h ."]],
  ["things", ["A ``b c`` :ref:`d <e>` |f| `g`."], ["prose: A ▢ ▢ ▢ ▢."]],
  ["lists", ["- One", "  two", "- Three", "", "1. Four"], ["list: One two", "list: Three", "list: Four"]],
  ["terms", ["one", "  Two three.", "  Four."], ["prose: one", "prose: Two three. Four."]],
  [
    "directives of prose",
    [".. note:: One", "   two", "", "   Three.", "", ".. versionadded:: 2.0", "   Four.", "", "Five."],
    ["prose: One two", "prose: Three.", "prose: Four.", "prose: Five."],
  ],
  [
    "directives of code",
    [".. code-block:: python", "   :linenos:", "", "   a = b", "", ".. toctree::", "   a", "", "One."],
    ["code: ▢", "code: ▢", "prose: One."],
  ],
  [
    "descriptions",
    [".. py:function:: a(b)", "", "   One.", "", "   :param b: Two.", "   :type b: int"],
    ["prose: One.", "list: Two."],
  ],
  ["code below two colons", ["One::", "", "   a = b", "", "Two."], ["prose: One::", "code: ▢", "prose: Two."]],
  ["comments and targets", [".. one two", "   three", "", ".. _four: http://a.b", "", "Five."], ["prose: Five."]],
  ["notes", [".. [1] One", "   two."], ["list: One two."]],
  [
    "tables and doctests",
    ["+---+---+", "|a  |b |", "+===+===+", "|c  |d |", "|   |e |", "+---+---+", "", ">>> a", "1", "", "One."],
    ["list: a", "list: b", "code: ▢", "prose: One."],
  ],
  [
    "simple tables",
    ["== ====", "a  b c", "== ====", "d  e", "f  g", "   h", "== ====", "", "One."],
    ["list: a", "list: b c", "list: d", "list: e", "prose: One."],
  ],
  [
    "tables of lists and of values",
    [
      ".. list-table:: A",
      "   :header-rows: 1",
      "",
      "   * - B",
      "     - C d",
      "",
      ".. csv-table:: E",
      "   :header: F, G",
      "",
      '   "h, i", j',
    ],
    ["heading: A", "list: B", "list: C d", "heading: E", "list: F", "list: G", "list: h, i", "list: j"],
  ],
  [
    "alternative texts",
    [".. image:: a.png", "   :alt: B c.", "   :width: 5", "", ".. figure:: d.png", "   :alt: E f.", "", "   G."],
    ["list: B c.", "list: E f.", "prose: G."],
  ],
])("%s", (_, lines, paragraphs) => {
  expect(cut(...lines)).toEqual(paragraphs);
});

test.each([
  "Teh: A\n======\n\nThis is ‹a› apple, ``a apple`` and :func:`teh`. See `‹teh› link <http://teh.teh>`_.\n".replace(
    "Teh: A",
    "‹Teh›: A",
  ),
  ".. code-block:: c\n\n   int teh;\n\n.. image:: teh.png\n   :alt: ‹asdfg›\n\nIt's **‹teh›** best.\n",
  ":Author: Asdfg Qwert\n:Version: 1.0\n\nA *word* here, and ‹a› apple.\n\n.. teh comment\n",
  "- An item with ‹a› apple\n  and more::\n\n    teh asdfg\n\n- another one.\n",
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "rst")).toBe(text);
});
