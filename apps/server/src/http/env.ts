import { z } from "zod";
import { flag, webAddress, wholeNumber, words } from "../setting.ts";

/** Settings that apply to all requests. */
export const httpEnv = z.object({
  HOUSESTYLE_PUBLIC_URL: webAddress.optional(),
  HOUSESTYLE_ALLOWED_ORIGINS: words.default([]),
  HOUSESTYLE_GOOGLE_DOCS: flag.default(false),
  HOUSESTYLE_TRUST_PROXY: flag.default(false),
  HOUSESTYLE_RATE_LIMIT: flag.default(true),
  HOUSESTYLE_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  HOUSESTYLE_METRICS: flag.default(true),
  HOUSESTYLE_GALLERY: flag.default(false),
});

export type HttpEnv = z.output<typeof httpEnv>;
