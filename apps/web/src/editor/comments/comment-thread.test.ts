import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type CommentThread, filteredThreads, mentionPieces, mentionsIn, shortQuote } from "./comment-thread.ts";

const people = [
  { Id: 1, Name: "Ann" },
  { Id: 2, Name: "Ann Lee" },
  { Id: 3, Name: "Zoë" },
  { Id: 4, Name: "" },
];

test.each([
  ["@Ann, look", [1]],
  ["@Ann Lee and @Zoë: look, @Ann Lee!", [2, 3]],
  ["@Annabel is no one here", []],
  ["ann@example.org", []],
  ["@@Ann", [1]],
])("“%s” mentions %j", (text, ids) => {
  expect(mentionsIn(text, people)).toEqual(ids);
});

test("the pieces of a comment are the comment", () => {
  const word = fc.constantFrom("@", "Ann", " Lee", "Zoë", " ", "x", "🙂");
  holds(
    fc.property(fc.array(word), (words) => {
      const text = words.join("");
      expect(
        mentionPieces(text, people)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("threads are listed by whether they are resolved, and by whom they mention", () => {
  const thread = (Id: number, ResolvedOn: string | null, Mentions: number[]) =>
    ({ Id, ResolvedOn, Comments: [{ Mentions }] }) as unknown as CommentThread;
  const threads = [thread(1, null, []), thread(2, "2027-01-01", [7]), thread(3, null, [7])];
  const ids = (filter: "open" | "resolved" | "mine" | "all") => filteredThreads(threads, filter, 7).map(({ Id }) => Id);
  expect([ids("open"), ids("resolved"), ids("mine"), ids("all")]).toEqual([[1, 3], [2], [2, 3], [1, 2, 3]]);
});

test("a long quotation is cut for a label, and is one line", () => {
  expect(shortQuote("One\ntwo")).toBe("One two");
  expect(shortQuote("x".repeat(100))).toHaveLength(80);
});
