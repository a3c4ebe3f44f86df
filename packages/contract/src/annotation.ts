import { z } from "zod";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";

/**
 * A piece of annotated text: words to check, or markup to skip. `interpretAs` is what the reader sees in place of markup.
 * Offsets of findings count text and markup as sent, never `interpretAs`.
 */
export const annotationNode = caseless({
  text: z.string().optional(),
  markup: z.string().optional(),
  interpretAs: z.string().optional(),
})
  .refine((node) => (node.text === undefined) !== (node.markup === undefined), {
    error: () => texts.textOrMarkup,
  })
  .refine((node) => node.interpretAs === undefined || node.markup !== undefined, {
    error: () => texts.onlyMarkup,
  });

/** A piece of annotated text. */
export type AnnotationNode = z.output<typeof annotationNode>;
