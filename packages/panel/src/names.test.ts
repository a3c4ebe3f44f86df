import type { InBlock, Remark } from "@housestyle/surfaces";
import { finding } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { contextOf } from "./context.ts";
import { namesAmong } from "./names.ts";

/** Remarks on the words in [brackets], with their places; a line that begins with “# ” is a heading. */
function read(...lines: readonly string[]) {
  const places = new Map<Remark, InBlock>();
  for (const [index, line] of lines.entries()) {
    const marked = line.replace(/^# /, "");
    const paragraph = {
      text: marked.replaceAll(/[[\]]/g, ""),
      kind: line.startsWith("# ") ? "heading" : "prose",
    } as const;
    for (const [before, match] of [...marked.matchAll(/\[([^\]]*)\]/g)].entries()) {
      const start = match.index - 2 * before;
      const text = match[1] ?? "";
      const from = 1_000 * index + start;
      const remark = { key: `${from}`, from, to: from + text.length, finding: finding({ text }) };
      places.set(remark, { paragraph, start, end: start + text.length });
    }
  }
  return { places, remarks: [...places.keys()] };
}

const names = (...lines: readonly string[]) => {
  const { places, remarks } = read(...lines);
  return namesAmong(remarks, (remark) => contextOf(places.get(remark)).opensSentence);
};

test("unknown words with a capital within a sentence look like names, each once", () => {
  expect(
    names(
      "She met [Zyntharil] and [Ouragon]. [Zyntharil] smiled.",
      "“No,” said [Mirelle], and [Ouragon’s] horse fell. [Mirelle] laughed.",
    ),
  ).toEqual(["Zyntharil", "Ouragon", "Mirelle"]);
});

test("mistakes are not taken for names", () => {
  const three = "They saw [Zyntharil], [Ouragon] and [Mirelle]; [Zyntharil], [Ouragon] and [Mirelle] saw them.";
  expect(names(three, "[Definately] so. “[Definately]!” he said.")).toHaveLength(3);
  expect(names(three, "# A [Definately] Good Idea", "# And [Definately] Again")).toHaveLength(3);
  expect(names(three, "We saw [Teh] and [Teh] and [teh] end, and [NAXO], [NAXO].")).toHaveLength(3);
  expect(names(three, "They live in [Londin].")).toHaveLength(3);
});

test("two names are quicker added one by one", () => {
  expect(names("They saw [Zyntharil] and [Ouragon], and [Zyntharil] and [Ouragon] saw them.")).toEqual([]);
});

test("a remark is shown with the words around it, cut at words", () => {
  const { places, remarks } = read(
    "All of us knew that he could have gone if [Zyntharil] had not fallen.",
    "[Teh] end.",
  );
  const contexts = remarks.map((remark) => contextOf(places.get(remark)));
  expect(contexts).toEqual([
    { before: "…he could have gone if ", after: " had not fallen.", opensSentence: false },
    { before: "", after: " end.", opensSentence: true },
  ]);
});
