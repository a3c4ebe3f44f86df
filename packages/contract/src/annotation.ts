import { z } from "zod";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";

/**
 * A piece of annotated text: words to check, or markup to skip over. `interpretAs` is what the reader sees in its
 * place. Offsets of findings count text and markup as written, never `interpretAs`.
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

export type AnnotationNode = z.output<typeof annotationNode>;
