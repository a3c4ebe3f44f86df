import type { Node } from "prosemirror-model";
import type { DocxParagraph } from "../docx-content.ts";
import { withProperty } from "../properties.ts";
import type { SourceEdit } from "../source-edit.ts";
import { paragraphSource } from "../tracked/paragraph-source.ts";
import { alignIn } from "./file-units.ts";

/** Returns the properties of a paragraph as a heading of another level, or none, and with its lines set as in `now`. */
export function withLooks(properties: string, shown: Node | undefined, now: Node, styles: string): string {
  let changed = properties;
  const level = levelOf(now);
  if (level !== levelOf(shown)) {
    const style = level > 0 ? styleNamed(styles, `heading ${level}`) : undefined;
    const outline = level > 0 && style === undefined ? `<w:outlineLvl w:val="${level - 1}"/>` : "";
    changed = withProperty(changed, "w:pPr", "w:pStyle", style === undefined ? "" : `<w:pStyle w:val="${style}"/>`);
    changed = withProperty(changed, "w:pPr", "w:outlineLvl", outline);
  }
  const align: unknown = now.attrs.align ?? null;
  if (align !== alignIn(properties))
    changed = withProperty(
      changed,
      "w:pPr",
      "w:jc",
      `<w:jc w:val="${align === "justify" ? "both" : (align ?? "left")}"/>`,
    );
  return changed;
}

/** Returns the edits that make a paragraph look as in `now`, where that differs from what is shown of it. */
export function paragraphLookEdits(
  source: string,
  paragraph: DocxParagraph,
  shown: Node,
  now: Node,
  styles: string,
): readonly SourceEdit[] {
  const { part, properties } = paragraph;
  const changed = withLooks(properties, shown, now, styles);
  if (changed === properties) return [];
  const found = paragraphSource(source, paragraph);
  const { start, end } = found.properties ?? { start: found.tag.end, end: found.tag.end };
  return [{ part, start, end, text: changed }];
}

/** Returns the id of a style by the name that it has in every language of Word. */
export const styleNamed = (styles: string, wanted: string): string | undefined =>
  [...styles.matchAll(/<w:style\s[^>]*w:styleId="([^"]*)"[^>]*>(?:(?!<\/w:style>)[\s\S])*?<\/w:style>/g)].find(
    ([source]) => /<w:name\s[^>]*w:val="([^"]*)"/.exec(source)?.[1]?.toLowerCase() === wanted,
  )?.[1];

const levelOf = (node: Node | undefined): number => (node?.type.name === "heading" ? Number(node.attrs.level) : 0);
