import { wireFinding } from "@housestyle/contract";
import { officeText } from "@housestyle/documents/in-place";
import { dialects, paragraphKinds, styles } from "@housestyle/engine";
import { z } from "zod";
import type { CheckRequest } from "./check-text.ts";

const span = z.object({ start: z.int(), end: z.int() });

/** The paragraphs of a document, as found by the process that reads documents. */
export const officeCall = {
  input: z.object({
    paragraphs: z.array(
      z.object({
        ...{ text: z.string(), kind: z.enum(paragraphKinds) },
        ...{ markup: z.array(span).optional(), opaque: z.array(span).optional() },
        story: z.enum(["text", "textBox", "note", "header", "footer", "description"]),
      }),
    ),
    language: z.enum(dialects).optional(),
    style: z.enum(styles),
  }),
  output: z.object({ findings: z.array(wireFinding) }),
};

/** Returns the paragraphs of a document as one text to check, with a line for each. */
export function officeRequest({ paragraphs: sent, language, style }: z.output<typeof officeCall.input>): CheckRequest {
  const { text, paragraphs } = officeText(sent as Parameters<typeof officeText>[0]);
  return { text, dialect: language, format: () => [...paragraphs], settings: { style }, items: [] };
}
