import type { Finding } from "../../findings/finding.ts";

/** What the chosen templates make of a paragraph. */
export interface TemplateReading {
  /** What our own rules said, less what the team has decided. */
  readonly base: readonly Finding[];
  /** What the templates say. */
  readonly own: readonly Finding[];
  /** What the document's lanes remember, one note each. */
  readonly notes: readonly unknown[];
}
