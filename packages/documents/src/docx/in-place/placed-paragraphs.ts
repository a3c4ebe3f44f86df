import type { BlockKind } from "../../blocks/read-block.ts";
import type { OfficeParagraph, Story } from "../../in-place/office-file.ts";
import { officeParagraph } from "../../in-place/office-paragraph.ts";
import { type DocxContent, type DocxParagraph, wordsOf } from "../docx-content.ts";
import type { AroundPart, DocxPlaces } from "../docx-parts.ts";
import { type DocxStyles, docxStyles } from "../docx-styles.ts";
import { type RunContext, readParagraphs } from "../read-paragraphs.ts";
import { type TextBox, textBoxesIn } from "./text-boxes.ts";

/** The sources of the parts that contain words, by their names in the archive. */
export type PartSources = Readonly<Record<string, string>>;

/** A paragraph of a file with its source. */
export interface PlacedParagraph {
  readonly source: DocxParagraph;
  readonly checked: OfficeParagraph;
  /** The number of text boxes it is nested in. */
  readonly depth: number;
  /** The same paragraph in the other forms of its text box. */
  readonly twins: readonly DocxParagraph[];
}

/** What stays the same while words are corrected. */
export interface DocxLayout {
  readonly names: DocxPlaces["names"];
  readonly around: readonly AroundPart[];
  readonly styles: DocxStyles;
  readonly links: ReadonlyMap<string, string>;
}

/** Returns where the words of a file are and how its styles look. */
export const docxLayout = ({ parts, names, around }: DocxPlaces): DocxLayout => ({
  names,
  around,
  styles: docxStyles(parts.styles, parts.numbering),
  links: parts.links,
});

/** Returns the paragraphs of all parts in reading order: the text, notes, headers, and footers. */
export function placedParagraphs(
  sources: PartSources,
  { names, around, styles, links }: DocxLayout,
): readonly PlacedParagraph[] {
  const named = (wanted: "header" | "footer") =>
    around.flatMap(({ type, name }): [Story, string][] => (type === wanted ? [[wanted, name]] : []));
  const parts: [Story, string][] = [
    ["text", names.document],
    ["note", names.footnotes],
    ["note", names.endnotes],
    ...named("header"),
    ...named("footer"),
  ];
  const context: RunContext = { lookOf: styles.lookOf, links, hasNote: () => true };
  return parts.flatMap(([story, name]) => {
    const source = sources[name];
    return source ? inPart(source, name, story, { context, styles }) : [];
  });
}

interface PartReading {
  readonly context: RunContext;
  readonly styles: DocxStyles;
}

function inPart(
  source: string,
  name: string,
  story: Story,
  { context, styles }: PartReading,
): readonly PlacedParagraph[] {
  const placed = (paragraph: DocxParagraph, isInCell: boolean, at: Story) => ({
    source: paragraph,
    checked: officeParagraph(paragraph.pieces, isInCell ? inCell : styles.kindOf(paragraph.properties), at),
    depth: 0,
    twins: [],
  });
  const text = paragraphsIn(readParagraphs(source, name, context).content);
  const own = text.map(([paragraph, isInCell]) => placed(paragraph, isInCell, story));
  const boxes = textBoxesIn(source).flatMap((box) => {
    const twins = twinsOf(source, name, context, box);
    const found = paragraphsIn(readParagraphs(source, name, context, box).content);
    return found.map(([paragraph, isInCell], index): PlacedParagraph => {
      const same = twins.filter((each) => each.length === found.length).flatMap((each) => each[index] ?? []);
      return {
        ...placed(paragraph, isInCell, story === "text" ? "textBox" : story),
        depth: box.depth,
        twins: same.filter((each) => wordsOf(each) === wordsOf(paragraph)),
      };
    });
  });
  // The paragraphs of a text box follow the one that it is in.
  return boxes.length > 0 ? [...own, ...boxes].toSorted((a, b) => a.source.start - b.source.start) : own;
}

const inCell: BlockKind = { list: "bullets", level: 0 };

const twinsOf = (source: string, name: string, context: RunContext, { twins }: TextBox) =>
  twins.map((range) => paragraphsIn(readParagraphs(source, name, context, range).content).map(([each]) => each));

/** The paragraphs of a part in their order, and whether each is in a table. */
function paragraphsIn(content: readonly DocxContent[], isInCell = false): (readonly [DocxParagraph, boolean])[] {
  return content.flatMap((each) =>
    "rows" in each
      ? each.rows.flatMap(({ cells }) => cells.flatMap((cell) => paragraphsIn(cell.content, true)))
      : [[each, isInCell] as const],
  );
}
