import { z } from "zod";
import { flag, webAddress, wholeNumber, words } from "../setting.ts";

/** Settings for language models: the server's own, which hosts teams may choose, how often a person may ask, and models for pages. */
export const assistanceEnv = z.object({
  HOUSESTYLE_LLM_URL: webAddress.optional(),
  HOUSESTYLE_LLM_MODEL: z.string().max(200).optional(),
  HOUSESTYLE_LLM_KEY: z.string().max(2_000).optional(),
  HOUSESTYLE_LLM_HOSTS: words.default([]),
  HOUSESTYLE_LLM_DAILY: wholeNumber(0, 1_000_000).optional(),
  HOUSESTYLE_LLM_BROWSER: flag.default(false),
  HOUSESTYLE_LLM_FILE: z.string().min(1).optional(),
});

export type AssistanceEnv = z.output<typeof assistanceEnv>;
