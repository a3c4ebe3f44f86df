import type { Dialect } from "../settings/settings.ts";

/** What the varieties of English are called. */
export const varieties: Readonly<Record<Dialect, string>> = {
  "en-US": "American",
  "en-GB": "British",
  "en-CA": "Canadian",
  "en-AU": "Australian",
};
