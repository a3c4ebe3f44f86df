import type { Style } from "@housestyle/engine";
import { documentTemplates as texts } from "../../texts/document-templates.ts";

/** What a document can start from. */
export interface DocumentTemplate {
  readonly id: keyof typeof texts;
  /** The writing style that suits it. */
  readonly style: Style;
}

/** The templates, in the order they are offered. */
export const templates: readonly DocumentTemplate[] = [
  { id: "report", style: "business" },
  { id: "answer", style: "business" },
  { id: "blog", style: "web" },
  { id: "novel", style: "creative" },
  { id: "paper", style: "academic" },
];

/** Returns the text of a template in the editor’s form. */
export async function contentOf({ id }: DocumentTemplate) {
  const { fromMarkdown } = await import("@housestyle/documents/markdown");
  return { ...fromMarkdown(texts[id].text).toJSON(), type: "doc" as const };
}
