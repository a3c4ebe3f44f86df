import { expect, test } from "vitest";
import { CallFailure } from "../app/ask.ts";
import { fieldErrors, noErrors } from "./field-errors.ts";

const refused = (fields: Record<string, string[]>) =>
  new CallFailure({ kind: "failed", status: 422, code: "rule-fails", message: "This rule cannot be used.", fields });

test("what is said of a member stands at its field, and above the form", () => {
  const errors = fieldErrors(refused({ "[0].Match": ["There is no word behind “a|”."], "[0].Tags[2]": ["Too long."] }));
  expect(errors.fields).toEqual({ Match: "There is no word behind “a|”.", Tags: "Too long." });
  expect(errors.messages).toEqual(["There is no word behind “a|”.", "Too long."]);
});

test("without places the sentence of the failure is what there is to say", () => {
  expect(fieldErrors(refused({}))).toEqual({ fields: {}, messages: ["This rule cannot be used."] });
  expect(fieldErrors(new Error("No network"))).toEqual({ fields: {}, messages: ["No network"] });
});

test("a call that was given up says nothing", () => {
  expect(fieldErrors(new DOMException("", "AbortError"))).toEqual(noErrors);
});
