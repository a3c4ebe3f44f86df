import { expect, test } from "vitest";
import { fromFountain, toFountain } from "./index.ts";

test("sections and scenes are headings, other lines paragraphs", () => {
  const doc = fromFountain("# Act One\n\nINT. HOUSE - DAY\n\nMARA\nIt works.\n\n.A DREAM\n\n...and on.\n");
  expect(doc.toString()).toBe(
    'doc(heading("Act One"), heading("INT. HOUSE - DAY"), paragraph("MARA"), paragraph("It works."), heading("A DREAM"), paragraph("...and on."))',
  );
  expect(toFountain(doc)).toBe("# Act One\n\nINT. HOUSE - DAY\n\nMARA\n\nIt works.\n\n.A DREAM\n\n...and on.\n");
});
