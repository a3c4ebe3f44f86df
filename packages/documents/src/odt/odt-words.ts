import { escaped } from "../xml/xml-pieces.ts";

/**
 * Returns words in OpenDocument syntax: a space at the start or after another space is an element, and so are tabs and
 * line breaks.
 */
export function wordsOf(text: string, isAfterSpace: boolean): string {
  const parts = text.split(/(\n|\t| +)/).filter((part) => part !== "");
  return parts
    .map((part, index) => {
      if (part === "\n") return "<text:line-break/>";
      if (part === "\t") return "<text:tab/>";
      if (!part.startsWith(" ")) return escaped(part);
      const isPlain = index > 0 ? !/[\n\t]/.test(parts[index - 1] ?? "") : !isAfterSpace;
      const extra = isPlain ? part.length - 1 : part.length;
      return `${isPlain ? " " : ""}${extra > 0 ? `<text:s text:c="${extra}"/>` : ""}`;
    })
    .join("");
}
