import type { Finding } from "../../findings/finding.ts";

/** The results of the chosen templates for a paragraph. */
export interface TemplateReading {
  /** The findings of our own rules, without those the team has decided. */
  readonly base: readonly Finding[];
  /** The findings of the templates. */
  readonly own: readonly Finding[];
  /** The notes of templates about whole documents. */
  readonly notes: readonly unknown[];
}
