import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** An element as it stands in markup: its attributes, and the words between its tags. */
export interface MarkupElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a part draws without a page. */
export const markupOf = (part: ReactNode): string => renderToStaticMarkup(part);

/** The elements of that name in markup, in order. Those that hold others of their name are cut at the first end. */
export function elementsOf(markup: string, name: string): MarkupElement[] {
  return [...markup.matchAll(new RegExp(`<${name}(?=[\\s>/])([^>]*)>`, "g"))].map((found) => {
    const behind = markup.slice(found.index + found[0].length);
    const end = found[0].endsWith("/>") ? 0 : Math.max(0, behind.indexOf(`</${name}>`));
    const attributes = [...(found[1] ?? "").matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value]) => [key, value]);
    return { attributes: Object.fromEntries(attributes), text: behind.slice(0, end).replaceAll(/<[^>]*>/g, "") };
  });
}

/** The first of them; an empty one where there is none. */
export const elementOf = (markup: string, name: string): MarkupElement =>
  elementsOf(markup, name)[0] ?? { attributes: {}, text: "" };
