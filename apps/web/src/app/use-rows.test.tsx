import { expect, test } from "vitest";
import { listQueryOf } from "./use-rows.ts";

test("a table asks for its page, its order, and what its search box holds within the filter", () => {
  const state = { take: 50, skip: 100, orderBy: "Word", orderDir: "desc", search: "O'Brien" } as const;
  expect(listQueryOf(state, ["Word", "Category"], "TeamId eq 7")).toEqual({
    Take: 50,
    Skip: 100,
    OrderBy: "Word",
    OrderDir: "desc",
    Filter: "(TeamId eq 7) and (contains(tolower(Word),'o''brien') or contains(tolower(Category),'o''brien'))",
  });
});

test("without an order or a search it asks for neither", () => {
  expect(listQueryOf({ take: 25, skip: 0, orderDir: "asc", search: " " }, ["Word"])).toEqual({ Take: 25, Skip: 0 });
});
