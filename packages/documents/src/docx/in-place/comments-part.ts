import type { ChangeAuthor } from "../../in-place/change-author.ts";
import { attributeOf } from "../../xml/xml-pieces.ts";
import { withLastChild } from "../added-part.ts";
import { commentText } from "../comments/listed-comments.ts";
import { authorAttributes } from "../tracked/revisions.ts";
import { textElement } from "../word-elements.ts";

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"></w:comments>';

/** A comment as listed in its part. */
export interface WrittenComment {
  readonly id: number;
  /** Each line is a paragraph. */
  readonly text: string;
  /** Who wrote it. If this is missing, it is the author of all the others. */
  readonly by?: ChangeAuthor;
  /** The id of its last paragraph, by which threads refer to it. */
  readonly paragraphId?: string;
}

/** Returns the part of the comments with new ones added at its end. Existing ones stay the same. */
export function withAddedComments(source: string, comments: readonly WrittenComment[], by: ChangeAuthor): string {
  const written = comments.map(({ id, text, by: author = by, paragraphId }) => {
    const lines = text.split("\n");
    const paragraphs = lines.map((line, index) => {
      const mark = index === 0 ? "<w:r><w:annotationRef/></w:r>" : "";
      const isNamed = paragraphId !== undefined && index === lines.length - 1;
      const name = isNamed ? ` xmlns:w14="${wordNamespace}" w14:paraId="${paragraphId}"` : "";
      return `<w:p${name}>${mark}<w:r>${textElement("w:t", line)}</w:r></w:p>`;
    });
    return `<w:comment w:id="${id}" ${attributesOf(author)}>${paragraphs.join("")}</w:comment>`;
  });
  return withLastChild(source || emptyPart, written.join(""));
}

const wordNamespace = "http://schemas.microsoft.com/office/word/2010/wordml";

function attributesOf(by: ChangeAuthor): string {
  const [initial = ""] = by.author.toUpperCase();
  return `${authorAttributes(by)} w:initials="${/\p{L}/u.test(initial) ? initial : "H"}"`;
}

/** Returns the texts of an author's comments. A text that occurs several times is listed as often. */
export function commentTexts(source: string, author: string): readonly string[] {
  const texts: string[] = [];
  for (const [tag, content = ""] of source.matchAll(/<w:comment\s[^>]*>([\s\S]*?)(?=<\/w:comment>)/g))
    if (attributeOf(tag, "w:author") === author) texts.push(commentText(content));
  return texts;
}
