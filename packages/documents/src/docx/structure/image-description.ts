import { escapedValue } from "../../xml/xml-pieces.ts";

const shape = /<(?:wp:docPr|v:shape)\s(?:"[^"]*"|'[^']*'|[^"'>])*>/;

/** Returns the element of an image with another description, or the same element if it cannot have one. */
export function withDescription(source: string, words: string): string {
  return source.replace(shape, (tag) => {
    const name = tag.startsWith("<v:") ? "alt" : "descr";
    const attribute = ` ${name}="${escapedValue(words)}"`;
    const own = new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`);
    return own.test(tag)
      ? tag.replace(own, () => attribute)
      : tag.replace(/\s*\/?>$/, (end) => `${attribute}${end.trimStart()}`);
  });
}
