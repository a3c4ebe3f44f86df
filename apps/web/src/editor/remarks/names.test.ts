import { schema, textBlocks } from "@housestyle/documents";
import { expect, test } from "vitest";
import { finding } from "../../testing/remark.ts";
import { type Block, follow } from "../checking/blocks.ts";
import { contextOf } from "./context.ts";
import { namesAmong } from "./names.ts";
import type { Remark } from "./remark.ts";

/** Remarks on the words in [brackets]; a line that begins with “# ” is a heading. */
function read(...lines: readonly string[]): { readonly blocks: readonly Block[]; readonly remarks: Remark[] } {
  const nodes = lines.map((line) => {
    const text = line.replace(/^# /, "").replaceAll(/[[\]]/g, "");
    return schema.nodes[line.startsWith("# ") ? "heading" : "paragraph"].create(null, schema.text(text));
  });
  const blocks = follow([], textBlocks(schema.nodes.doc.create(null, nodes)), () => 1);
  const remarks = lines.flatMap((line, index) => {
    const pos = blocks[index]?.pos ?? 0;
    return [...line.replace(/^# /, "").matchAll(/\[([^\]]*)\]/g)].map((match, before) => {
      const from = pos + 1 + match.index - 2 * before;
      const text = match[1] ?? "";
      return { key: `${from}`, from, to: from + text.length, finding: finding({ text }) };
    });
  });
  return { blocks, remarks };
}

const names = (...lines: readonly string[]) => {
  const { blocks, remarks } = read(...lines);
  return namesAmong(remarks, (remark) => contextOf(blocks, remark).opensSentence);
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
  const { blocks, remarks } = read(
    "All of us knew that he could have gone if [Zyntharil] had not fallen.",
    "[Teh] end.",
  );
  const contexts = remarks.map((remark) => contextOf(blocks, remark));
  expect(contexts).toEqual([
    { before: "…he could have gone if ", after: " had not fallen.", opensSentence: false },
    { before: "", after: " end.", opensSentence: true },
  ]);
});
