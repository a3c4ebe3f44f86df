import type { ListItem } from "../blocks/read-block.ts";
import { attributeOf, xmlPieces } from "../xml/xml-pieces.ts";

type ListKind = ListItem["list"];

/**
 * Returns a function that says whether a list in `word/numbering.xml` is bulleted or numbered, by its number and level.
 */
export function listsOf(numbering: string): (list: string, level: number) => ListKind {
  const abstract = new Map<string, ListKind[]>();
  const lists = new Map<string, readonly ListKind[]>();
  let open = "";
  const take: Readonly<Record<string, (source: string) => void>> = {
    "w:abstractNum": (source) => {
      open = attributeOf(source, "w:abstractNumId") ?? "";
      abstract.set(open, []);
    },
    "w:num": (source) => {
      open = attributeOf(source, "w:numId") ?? "";
    },
    "w:numFmt": (source) => {
      // Levels follow one another.
      abstract.get(open)?.push(attributeOf(source, "w:val") === "bullet" ? "bullets" : "numbers");
    },
    "w:abstractNumId": (source) => {
      lists.set(open, abstract.get(attributeOf(source, "w:val") ?? "") ?? []);
    },
  };
  for (const { kind, name, source } of xmlPieces(numbering)) if (kind !== "close") take[name]?.(source);
  return (list, level) => lists.get(list)?.[level] ?? lists.get(list)?.[0] ?? "bullets";
}
