import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { changeBetween } from "../../merge/change-between.ts";
import {
  acceptedDocument,
  rejectedDocument,
  resolveSuggestions,
  type SuggestionAuthor,
  suggestedChange,
  suggestionPieces,
} from "../../suggestions/index.ts";
import { attributeOf } from "../../xml/xml-pieces.ts";
import type { DocxParts } from "../docx-parts.ts";
import { settledXml } from "./settled-xml.ts";

const change = /<w:(?:ins|del|moveFrom|moveTo)\s[^>]*>/g;

/** The most people whose changes are read as suggestions. Each of them requires another pass over the file. */
const mostPeople = 20;

/**
 * Returns the document of a .docx with its tracked changes as suggestions of their authors, who have the numbers -1, -2, and so on. `read`
 * reads parts without changes. To accept and to reject all gives what Word gives; where several people have changed the same paragraphs in
 * turn so that no suggestions of each say that, they are suggestions of all of them together. Undefined for a file without changes.
 */
export function readSuggestions(parts: DocxParts, read: (parts: DocxParts) => Node): Node | undefined {
  const people = authorsIn(parts);
  if (people.length === 0 || people.length > mostPeople) return undefined;
  const readWith = (accepted: ReadonlySet<string>) => read(settled(parts, (author) => accepted.has(author)));
  const accepted = new Set<string>();
  const before = readWith(accepted);
  let [text, last] = [before, before];
  for (const by of people) {
    accepted.add(by.name);
    const next = readWith(accepted);
    text = withChange(text, last, next, by);
    last = next;
  }
  const isExact = (found: Node) => acceptedDocument(found).eq(last) && rejectedDocument(found).eq(before);
  if (isExact(text)) return text;
  const at = Math.max(...people.map((each) => each.at));
  const together = withChange(before, before, last, {
    author: -1,
    name: people.map(({ name }) => name).join(", "),
    at,
  });
  return isExact(together) ? together : undefined;
}

/**
 * Returns the people who have changed a file in the order of their first changes, with the time of their last change.
 */
function authorsIn({ document, footnotes, endnotes }: DocxParts): readonly SuggestionAuthor[] {
  const found = new Map<string, number>();
  for (const [tag] of [document, footnotes, endnotes].join("").matchAll(change)) {
    const name = attributeOf(tag, "w:author") ?? "";
    const at = Date.parse(attributeOf(tag, "w:date") ?? "");
    found.set(name, Math.max(found.get(name) ?? 0, Number.isFinite(at) ? at : 0));
  }
  return [...found].map(([name, at], index) => ({ author: -1 - index, name, at }));
}

function settled(parts: DocxParts, isAccepted: (author: string) => boolean): DocxParts {
  const { document, footnotes, endnotes } = parts;
  const now = (xml: string) => settledXml(xml, isAccepted);
  return { ...parts, document: now(document), footnotes: now(footnotes), endnotes: now(endnotes) };
}

/**
 * Returns a document with its suggestions and those of one more person. `before` and `after` are the document without
 * and with that person's changes.
 */
function withChange(text: Node, before: Node, after: Node, by: SuggestionAuthor): Node {
  const { mapping } = resolveSuggestions(new Transform(text), suggestionPieces(text), "accept");
  const back = mapping.invert();
  const tr = new Transform(text);
  for (const { from, to, slice } of changeBetween(before, after).toReversed())
    tr.replace(back.map(from, 1), back.map(to, from === to ? 1 : -1), slice);
  return suggestedChange(tr, by).transform.doc;
}
