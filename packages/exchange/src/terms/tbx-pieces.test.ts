import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLine, anyTerm } from "../testing/rows.ts";
import { conceptIdOf, xmlId } from "./concept-id.ts";
import { statusOfTbx, tbxStatus } from "./tbx-status.ts";
import { printTermNote, readTermNote } from "./term-note.ts";

test("any concept has a name that XML allows, and is called by its own again", () => {
  holds(
    fc.property(anyLine(), fc.nat(), (id, place) => {
      const name = xmlId(id, place);
      expect(name).toMatch(/^[A-Za-z][A-Za-z0-9._-]*$/);
      expect(conceptIdOf(name)).toBe(id);
    }),
  );
});

test.each(["hs.", "hs.none.1", "hs.id.x", "hs.id._20_", "_20_", "a_20_b", "1", "é", "𝒳"])(
  "“%s” is not taken for another name",
  (id) => {
    expect(conceptIdOf(xmlId(id, 3))).toBe(id);
  },
);

test("two concepts never share a name, nor do two without one", () => {
  holds(
    fc.property(fc.uniqueArray(anyLine()), (ids) => {
      const names = ids.map((id, place) => xmlId(id, place));
      expect(new Set(names).size).toBe(ids.length);
    }),
  );
  expect(xmlId("", 1)).not.toBe(xmlId("", 2));
});

test("a name of another program stays as it is", () => {
  expect(conceptIdOf(" c42 ")).toBe("c42");
  expect(xmlId("c42", 0)).toBe("c42");
});

test("what TBX has no element for is said in a note and read out of it", () => {
  holds(
    fc.property(anyTerm, (term) => {
      const said = readTermNote(printTermNote(term));
      if (printTermNote(term) === "") expect([term.CaseSensitive, term.MatchForms]).toEqual([false, true]);
      else
        expect(said).toEqual({
          ...(["Forbidden", "Pending"].includes(term.Status) && { Status: term.Status }),
          ...(term.CaseSensitive && { CaseSensitive: true }),
          ...(!term.MatchForms && { MatchForms: false }),
        });
    }),
  );
});

test.each(["", "Used in Europe.", "Case sensitive; and more", "case sensitive", "Case sensitive;Forbidden term"])(
  "“%s” is a note of somebody else",
  (note) => {
    expect(readTermNote(note)).toBeUndefined();
  },
);

test("a status comes back from TBX, but for those it has no word for", () => {
  for (const status of ["Approved", "Admitted", "Deprecated"])
    expect(statusOfTbx(tbxStatus(status) ?? "")).toBe(status);
  expect(statusOfTbx(tbxStatus("Forbidden") ?? "")).toBe("Deprecated");
  expect([tbxStatus("Pending"), tbxStatus("Rejected")]).toEqual([undefined, undefined]);
  expect([" PreferredTerm-admn-sts ", "superseded", "nonsense", ""].map(statusOfTbx)).toEqual([
    "Approved",
    "Deprecated",
    "Pending",
    "Pending",
  ]);
});
