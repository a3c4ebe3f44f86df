import { plainParagraphs, schema } from "@housestyle/documents";
import { Fragment, type ResolvedPos, Slice } from "prosemirror-model";

/** What pasting plain text inserts. Built without any HTML, so that five megabytes are a matter of milliseconds. */
export function plainTextSlice(text: string, around: ResolvedPos): Slice {
  const whole = text.toWellFormed();
  if (around.parent.type.spec.code) return inline(whole.replace(/\r\n?/g, "\n"));
  return paragraphsSlice(plainParagraphs(whole));
}

/** These paragraphs; a single one joins the one it is put into. */
export function paragraphsSlice(paragraphs: readonly string[]): Slice {
  if (paragraphs.length === 1) return inline(paragraphs[0] ?? "");
  const nodes = paragraphs.map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null));
  return new Slice(Fragment.from(nodes), 1, 1);
}

/** These rows as a table. */
export function tableSlice(rows: readonly (readonly string[])[]): Slice {
  const { table, row, cell, paragraph } = schema.nodes;
  const cellOf = (text: string) => cell.create(null, paragraph.create(null, text ? schema.text(text) : null));
  return new Slice(
    Fragment.from(
      table.create(
        null,
        rows.map((cells) => row.create(null, cells.map(cellOf))),
      ),
    ),
    0,
    0,
  );
}

function inline(text: string): Slice {
  return new Slice(text ? Fragment.from(schema.text(text)) : Fragment.empty, 0, 0);
}
