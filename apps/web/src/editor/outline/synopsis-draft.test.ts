import { expect, test } from "vitest";
import { draftWith, unsaved } from "./synopsis-draft.ts";

test("what is typed goes into the document once", () => {
  expect(unsaved({ typed: "A storm. " })).toBe("A storm.");
  expect(unsaved({ typed: "A storm. ", kept: "A storm." })).toBeUndefined();
  expect(unsaved({ typed: "", kept: "A storm." })).toBe("");
});

test("a synopsis from elsewhere replaces what was put into the document, not what still waits", () => {
  const put = { typed: "A storm. ", kept: "A storm.", before: "Rain." };
  expect(draftWith(put, "Rain.")).toBe(put);
  const shown = draftWith(put, "A storm.");
  expect(shown).toEqual({ ...put, before: undefined });
  expect(shown && draftWith(shown, "Rain.")).toBeUndefined();
  expect(draftWith(put, "Two storms.")).toBeUndefined();
  const waiting = { ...put, typed: "A storm at sea." };
  expect(draftWith(waiting, "Two storms.")).toBe(waiting);
});
