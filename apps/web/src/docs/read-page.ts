import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { type DocsElement, type DocsNode, type DocsPage, wordsOf } from "./docs-page.ts";
import { headingIds } from "./heading-id.ts";
import { unescaped } from "./unescaped.ts";

/** What the server that shows the documentation describes itself: the pages name these, and need not know its address. */
const serverPages = new Set(["/api/docs", "/api/openapi.json"]);

/** Returns where a link leads, or undefined if its words are to be plain. */
export type LinkOf = (href: string) => string | undefined;

/**
 * Returns a page that is written in Markdown. Throws if it has no title, or uses what the product cannot show yet:
 * pictures, HTML, and quotations.
 */
export function readPage(markdown: string, linkOf: LinkOf): DocsPage {
  const tokens = lexer(markdown);
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  const [title] = headings;
  if (title?.depth !== 1) throw new Error("A page of the documentation starts with its title.");
  const ids = headingIds(headings.map((heading) => inlineOf(heading, linkOf).map(wordsOf).join("")));
  const nodes = tokens.flatMap((token): readonly DocsNode[] => {
    if (token === title) return [];
    const id = ids[headings.indexOf(token as Tokens.Heading)];
    return nodesOf(token, linkOf).map((node) =>
      id === undefined || typeof node === "string" ? node : { ...node, id },
    );
  });
  return { title: inlineOf(title, linkOf).map(wordsOf).join(""), nodes };
}

/** The tags for headings. Those below the third level look like the third. */
const headingTags = ["h2", "h2", "h3"] as const;

function nodesOf(given: Token, linkOf: LinkOf): readonly DocsNode[] {
  const token = given as MarkedToken;
  const inline = (tag: DocsElement["tag"]) => [{ tag, inside: inlineOf(token, linkOf) }];
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return inline(headingTags[token.depth - 1] ?? "h3");
    case "paragraph":
      return inline("p");
    case "strong":
    case "em":
      return inline(token.type);
    case "text":
      return "tokens" in token && token.tokens ? inlineOf(token, linkOf) : [unescaped(token.text)];
    case "escape":
      return [unescaped(token.text)];
    case "codespan":
      return [codeOf(unescaped(token.text))];
    case "code":
      return [{ tag: "pre", inside: [token.text] }];
    case "link":
      return linked(token, linkOf);
    case "list":
      return [
        {
          tag: token.ordered ? "ol" : "ul",
          inside: token.items.map((item) => ({ tag: "li", inside: inlineOf(item, linkOf) })),
        },
      ];
    case "table":
      return [tableOf(token, linkOf)];
    default:
      throw new Error(`The documentation cannot show this yet: ${token.raw}`);
  }
}

function codeOf(text: string): DocsElement {
  const code: DocsElement = { tag: "code", inside: [text] };
  return serverPages.has(text) ? { tag: "a", inside: [code], href: text } : code;
}

function inlineOf(token: object, linkOf: LinkOf): readonly DocsNode[] {
  const { tokens = [] } = token as { readonly tokens?: readonly Token[] };
  return tokens.flatMap((each) => nodesOf(each, linkOf));
}

function linked(token: Tokens.Link, linkOf: LinkOf): readonly DocsNode[] {
  const href = linkOf(token.href);
  const inside = inlineOf(token, linkOf);
  return href === undefined ? inside : [{ tag: "a", inside, href }];
}

function tableOf({ header, rows }: Tokens.Table, linkOf: LinkOf): DocsElement {
  const row = (cells: readonly Tokens.TableCell[], tag: "th" | "td"): DocsElement => ({
    tag: "tr",
    inside: cells.map((cell) => ({ tag, inside: inlineOf(cell, linkOf) })),
  });
  return {
    tag: "table",
    inside: [
      { tag: "thead", inside: [row(header, "th")] },
      { tag: "tbody", inside: rows.map((cells) => row(cells, "td")) },
    ],
  };
}
