import { parsedDocument, toPlainText } from "@housestyle/documents";
import { expect, test } from "vitest";
import { contentOf, templates } from "./templates.ts";

test.each(templates)(
  "the template “$id” is a document with headings or steps, and no sign of its notation is left",
  async (template) => {
    const doc = parsedDocument(await contentOf(template));
    expect(doc).toBeDefined();
    const kinds = new Set<string>();
    doc?.descendants(({ type }) => void kinds.add(type.name));
    expect(kinds.has("heading") || kinds.has("numbers")).toBe(true);
    expect(doc && toPlainText(doc)).not.toMatch(/^#|\*/m);
  },
);
