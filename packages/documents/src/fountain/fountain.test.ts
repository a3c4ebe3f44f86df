import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { randomDocument } from "../testing/random-document.ts";
import { plainParagraph } from "../testing/whole-document.ts";
import { fromFountain, toFountain } from "./index.ts";

const { doc, heading, paragraph, noteMark, note } = schema.nodes;

const screenplay = `Title: The Sea
Author: Ann Lee

# Act One

FADE IN:

INT. HOUSE - DAY #1#

Mara _looks_ at the ***sea***.
It is **dark**.

MARA (O.S.)
(softly)
It works. 5 * 3.
  
Really.

@McCAVOY ^
Yes.

> CUT TO:

.A DREAM

!BANG
Dust.

### Deep

~A song

> THE END <

= What happens.

===

...and on. [[A note.]] /* no */
`;

test("sections and scenes are headings, and lines between blank ones are a paragraph with its emphasis", () => {
  const read = fromFountain(
    "# Act One\n\nINT. HOUSE - DAY\n\nMARA\nIt *works*.\n\n.A DREAM\n\n...and on.\n\n> THE END <\n\n===\n",
  );
  expect(read.toString()).toBe(
    'doc(heading("Act One"), heading("INT. HOUSE - DAY"), paragraph("MARA", newline, "It ", em("works"), "."), heading("A DREAM"), paragraph("...and on."), paragraph("THE END"), pageBreak)',
  );
  expect(read.child(5).attrs.align).toBe("center");
});

test("what was read and not changed is written with the same elements", () => {
  expect(toFountain(fromFountain(screenplay))).toBe(screenplay);
});

test("a text without scenes of a place keeps the dots of others", () => {
  const text = ".A DREAM\n\n### Deep\n\nWords.\n";
  expect(toFountain(fromFountain(text))).toBe(text);
});

test("prose is action, its headings are sections, and its footnotes are notes", () => {
  const prose = doc.create(null, [
    heading.create({ level: 1 }, schema.text("The sea")),
    heading.create({ level: 3 }, schema.text("Night")),
    paragraph.create(null, [schema.text("It was dark"), noteMark.create({ id: "a" }), schema.text(".")]),
    plainParagraph("INT. is short for interior."),
    plainParagraph("# is a sign."),
    plainParagraph("*not* slanted"),
    note.create({ id: "a" }, plainParagraph("Very dark.")),
  ]);
  expect(toFountain(prose)).toBe(
    "# The sea\n\n### Night\n\nIt was dark [[Very dark.]].\n\n!INT. is short for interior.\n\n!# is a sign.\n\n\\*not\\* slanted\n",
  );
});

const line = fc.string({
  unit: fc.constantFrom(
    "a",
    "B",
    "INT. ",
    "EXT ",
    ".",
    "#",
    "# ",
    "=",
    "!",
    "*",
    "**",
    "_",
    "\\",
    "> ",
    " <",
    "@",
    "~",
    " ",
    "  ",
    "[[",
    "é",
  ),
  maxLength: 7,
});

test("whatever is read and written again has the same elements", async () => {
  await holds(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const read = fromFountain(lines.join("\n"));
      read.check();
      expect(fromFountain(toFountain(read)).toJSON()).toEqual(read.toJSON());
    }),
    { numRuns: 2000 },
  );
});

test("any document is written as something that has its words and headings", async () => {
  const wordsIn = (text: string) => text.replace(/[\s\u2028\u2029]+/g, "");
  await holds(
    fc.property(randomDocument(), (any) => {
      const blocks = any.children.filter(
        ({ type, attrs }) => /^(?:paragraph|heading)$/.test(type.name) && !attrs.align,
      );
      const plain = doc.create(null, [
        ...blocks.filter((node) => !node.children.some(({ type }) => type === noteMark) && /\w/.test(node.textContent)),
        plainParagraph("end"),
      ]);
      const read = fromFountain(toFountain(plain));
      expect(wordsIn(read.textContent)).toBe(wordsIn(plain.textContent));
      expect(read.children.map(({ type }) => type.name)).toEqual(plain.children.map(({ type }) => type.name));
    }),
    { numRuns: 500 },
  );
});
