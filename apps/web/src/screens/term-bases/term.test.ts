import { expect, test } from "vitest";
import { emptyDraft, partsOf, sisterFilter, termFilter, wireOf } from "./term.ts";

test("those who may not decide propose", () => {
  expect(emptyDraft(false).Status).toBe("Pending");
  expect(emptyDraft(true).Status).toBe("Approved");
});

test("variants stand one a line, tags between commas, each once", () => {
  const draft = {
    ...emptyDraft(true),
    Text: "sign in",
    variants: "sign-in\n\n signin \nsign-in",
    tags: "ui, , web,ui",
  };
  expect(wireOf(draft)).toMatchObject({ Variants: ["sign-in", "signin"], Tags: ["ui", "web"] });
  expect(partsOf("", ",")).toEqual([]);
});

test("only a known status narrows the list", () => {
  expect(termFilter(3, "Pending")).toBe("TermBaseId eq 3 and Status eq 'Pending'");
  expect(termFilter(3, "' or 1 eq 1")).toBe("TermBaseId eq 3");
});

test("a concept is asked for as it is written, quotes and all", () => {
  expect(sisterFilter(3, "Driver's licence ", 7)).toBe(
    "TermBaseId eq 3 and ConceptId eq 'Driver''s licence' and Id ne 7",
  );
});
