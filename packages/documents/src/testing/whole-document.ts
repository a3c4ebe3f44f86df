import { schema } from "../schema.ts";

const { doc, paragraph, heading, quote, code, bullets, numbers, item, rule, newline } = schema.nodes;
const { strong, em, literal, link } = schema.marks;

/** A paragraph of plain words. */
export const plainParagraph = (text: string) => paragraph.create(null, schema.text(text));

/** A document with every kind of block and mark, and with the spaces and tabs that files tend to lose. */
export const wholeDocument = doc.create(null, [
  heading.create({ level: 1 }, schema.text("The sea")),
  paragraph.create(null, [
    schema.text("  We "),
    schema.text("saw", [strong.create()]),
    schema.text(" a  very\t big ", [em.create(), strong.create()]),
    newline.create(),
    schema.text(" boat", [link.create({ href: "https://example.org/?a=1&b=2" })]),
    schema.text(" & "),
    schema.text("x < y", [literal.create()]),
  ]),
  numbers.create(null, [
    item.create(null, [
      plainParagraph("one"),
      plainParagraph("and more"),
      bullets.create(null, [item.create(null, plainParagraph("deep"))]),
    ]),
    item.create(null, plainParagraph("two")),
  ]),
  quote.create(null, [plainParagraph("Call me"), plainParagraph("Ishmael.")]),
  code.create(null, schema.text("let a;\n\n\t  let b;")),
  rule.create(),
  heading.create({ level: 6 }, schema.text("End")),
  paragraph.create(),
]);
