import { attributeOf, unescaped } from "../../xml/xml-pieces.ts";

/** A comment as listed in the parts of a file. */
export interface ListedComment {
  readonly id: string;
  readonly author: string;
  /** When it was written, or 0 if the file does not say. */
  readonly at: number;
  /** Each line is a paragraph. */
  readonly text: string;
  /** The id of the first comment in its thread: its own id unless it is a reply. */
  readonly first: string;
  readonly isResolved: boolean;
}

const commentElement = /(<w:comment\s[^>]*>)([\s\S]*?)(?=<\/w:comment>)/g;

/** Returns the comments of a file. `extended` is the part that says which are replies and which are resolved. */
export function listedComments(comments: string, extended: string): readonly ListedComment[] {
  const byParagraph = new Map<string, string>();
  const found = [...comments.matchAll(commentElement)].map(([, tag = "", content = ""]) => {
    const id = attributeOf(tag, "w:id") ?? "";
    const paragraphs = [...content.matchAll(/<w:p\s[^>]*>/g)].map(([each]) => attributeOf(each, "w14:paraId"));
    for (const paragraph of paragraphs) if (paragraph) byParagraph.set(paragraph, id);
    return { id, author: attributeOf(tag, "w:author") ?? "", at: timeOf(tag), text: commentText(content) };
  });
  const states = new Map<string, { readonly parent: string | undefined; readonly isResolved: boolean }>();
  for (const [tag] of extended.matchAll(/<w15:commentEx\s[^>]*>/g)) {
    const id = byParagraph.get(attributeOf(tag, "w15:paraId") ?? "");
    const parent = byParagraph.get(attributeOf(tag, "w15:paraIdParent") ?? "");
    const isResolved = /^(?:1|true|on)$/.test(attributeOf(tag, "w15:done") ?? "");
    if (id !== undefined) states.set(id, { parent, isResolved });
  }
  // A reply comes after what it replies to, so that no two reply to each other.
  const firsts = new Map<string, string>();
  return found.map((each) => {
    const { parent = "", isResolved = false } = states.get(each.id) ?? {};
    const first = firsts.get(parent) ?? each.id;
    firsts.set(each.id, first);
    return { ...each, isResolved, first };
  });
}

function timeOf(tag: string): number {
  const at = Date.parse(attributeOf(tag, "w:date") ?? "");
  return Number.isFinite(at) ? at : 0;
}

/** Returns the text of a comment's content, with a line for each paragraph. */
export const commentText = (content: string): string =>
  content
    .split(/<w:p(?=[\s>])/)
    .slice(1)
    .map((each) => [...each.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)/g)].map(([, words = ""]) => unescaped(words)).join(""))
    .join("\n");
