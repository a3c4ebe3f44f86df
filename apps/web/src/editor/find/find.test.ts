import { schema } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { chapterAround } from "./chapter-around.ts";
import { Finder } from "./find-matches.ts";
import { type FindChoice, findQuery, replacementFor } from "./find-query.ts";
import { replaceMatches } from "./replace-matches.ts";

const plain: FindChoice = { text: "", matchCase: false, wholeWords: false, isPattern: false };
const { doc, paragraph, heading } = schema.nodes;
const line = (text: string) => paragraph.create(null, text === "" ? [] : schema.text(text));
const head = (level: number, text: string) => heading.create({ level }, schema.text(text));
const all = ({ content }: Node) => ({ from: 0, to: content.size });

async function found(text: string, choice: Partial<FindChoice>): Promise<string[]> {
  const query = await findQuery({ ...plain, ...choice });
  return query.matchesIn(text).map(({ start, end }) => text.slice(start, end));
}

test.each([
  ["Cat, cat, concat", { text: "cat" }, ["Cat", "cat", "cat"]],
  ["Cat, cat, concat", { text: "cat", matchCase: true }, ["cat", "cat"]],
  ["Cat, cat, concat", { text: "cat", wholeWords: true }, ["Cat", "cat"]],
  ["naïveté, naïve", { text: "naïve", wholeWords: true }, ["naïve"]],
  ["a.b axb", { text: "a.b" }, ["a.b"]],
  ["a.b axb", { text: "a.b", isPattern: true }, ["a.b", "axb"]],
  ["It’s “here”", { text: 'it\'s "here"' }, ["It’s “here”"]],
  ["10\u00a0km", { text: "10 km" }, ["10\u00a0km"]],
  ["colour color", { text: "colou?r", isPattern: true, wholeWords: true }, ["colour", "color"]],
  ["😀 smile 😀", { text: "😀", wholeWords: true }, ["😀", "😀"]],
  ["nothing", { text: "" }, []],
])("in “%s” a search finds what is meant", async (text, choice, expected) => {
  expect(await found(text, choice)).toEqual(expected);
});

test("a pattern that is not valid is refused, and one that would take forever elsewhere is quick", async () => {
  await expect(findQuery({ ...plain, text: "(", isPattern: true })).rejects.toThrow();
  expect(await found("a".repeat(30_000), { text: "(a+)+$", isPattern: true })).toHaveLength(1);
});

test("a replacement may name groups of a pattern, and is taken as it is for plain text", () => {
  const match = { groups: ["May 4", "May", "4"] };
  const pattern = { ...plain, isPattern: true };
  expect(replacementFor(match, "$2 $1 ($&) $$1 $9", pattern)).toBe("4 May (May 4) $1 $9");
  expect(replacementFor(match, "$1", plain)).toBe("$1");
});

test("a chapter goes from a heading to the next of its level or above", () => {
  const book = doc.create(null, [
    head(1, "Title"),
    line("Foreword"),
    head(2, "One"),
    head(3, "A"),
    line("x"),
    head(2, "Two"),
    line("y"),
  ]);
  const chapterOf = (words: string) => {
    let at = 0;
    book.descendants((node, pos) => {
      if (node.textContent === words && node.isTextblock) at = pos + 1;
    });
    const range = chapterAround(book, at);
    return range && book.textBetween(range.from, range.to, " ");
  };
  expect(chapterOf("Foreword")).toBe("Title Foreword");
  expect(chapterOf("x")).toBe("One A x");
  expect(chapterOf("y")).toBe("Two y");
  expect(chapterAround(doc.create(null, [head(1, "Title"), line("x")]), 3)).toBeUndefined();
});

test("of any document every match is found, where it stands, and an edit finds the same as a new search", async () => {
  await holds(
    fc.asyncProperty(
      randomDocument(),
      randomDocument(),
      fc.constantFrom("a", "or", "🙂", "."),
      async (one, other, text) => {
        const query = await findQuery({ ...plain, text });
        const finder = new Finder(query);
        for (const document of [one, other, one]) {
          const matches = finder.matches(document, all(document));
          const words = matches.map(({ from, to }) => document.textBetween(from, to, "\n", "\n").toLowerCase());
          expect(words).toEqual(words.map(() => text));
          let count = 0;
          document.descendants((node) => {
            if (node.isTextblock) count += node.textContent.toLowerCase().split(text).length - 1;
          });
          expect(matches).toHaveLength(count);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("replacing all writes the words over every match, and leaves the rest as it is", async () => {
  await holds(
    fc.asyncProperty(randomDocument(), fc.constantFrom("", "q", "two words"), async (document, words) => {
      const matches = new Finder(await findQuery({ ...plain, text: "o" })).matches(document, all(document));
      const { tr } = EditorState.create({ doc: document });
      const after = replaceMatches(tr, matches, () => words).doc;
      const textsOf = (node: Node) => {
        const texts: string[] = [];
        node.descendants((each) => {
          if (each.isTextblock) texts.push(each.textContent);
        });
        return texts;
      };
      expect(textsOf(after)).toEqual(textsOf(document).map((text) => text.replace(/o/gi, words)));
      after.check();
    }),
    { numRuns: 100 },
  );
});
