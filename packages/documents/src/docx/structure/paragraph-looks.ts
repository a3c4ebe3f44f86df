import type { Node } from "prosemirror-model";
import type { DocumentUnit } from "../../units/document-units.ts";
import type { DocxParagraph } from "../docx-content.ts";
import { withProperty } from "../properties.ts";
import type { SourceEdit } from "../source-edit.ts";
import { paragraphSource } from "../tracked/paragraph-source.ts";
import { alignIn } from "./file-units.ts";
import type { ParagraphKinds } from "./paragraph-kinds.ts";

/** Returns the properties of a paragraph with the alignment of a block. Code keeps its alignment. */
export function alignedAs(properties: string, { attrs }: Node): string {
  const align: unknown = attrs.align;
  if (align === undefined || align === alignIn(properties)) return properties;
  const value = align === "justify" ? "both" : (align ?? "left");
  return withProperty(properties, "w:pPr", "w:jc", `<w:jc w:val="${value}"/>`);
}

/** Returns the edits that bring a paragraph's kind and formatting in line with the document, where they differ. */
export function paragraphLookEdits(
  source: string,
  paragraph: DocxParagraph,
  shown: DocumentUnit,
  now: DocumentUnit,
  kinds: ParagraphKinds,
): readonly SourceEdit[] {
  const { part, properties } = paragraph;
  const changed = alignedAs(kinds.changed(properties, shown, now), now.node);
  if (changed === properties) return [];
  const found = paragraphSource(source, paragraph);
  const { start, end } = found.properties ?? { start: found.tag.end, end: found.tag.end };
  return [{ part, start, end, text: changed }];
}
