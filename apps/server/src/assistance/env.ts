import { z } from "zod";
import { webAddress, wholeNumber, words } from "../setting.ts";

/** Settings for language models: the server's own, which hosts teams may choose, and how often a person may ask. */
export const assistanceEnv = z.object({
  HOUSESTYLE_LLM_URL: webAddress.optional(),
  HOUSESTYLE_LLM_MODEL: z.string().max(200).optional(),
  HOUSESTYLE_LLM_KEY: z.string().max(2_000).optional(),
  HOUSESTYLE_LLM_HOSTS: words.default([]),
  HOUSESTYLE_LLM_DAILY: wholeNumber(0, 1_000_000).optional(),
});

export type AssistanceEnv = z.output<typeof assistanceEnv>;
