import type { ShownReport } from "./messages.ts";
import type { ListedReport } from "./report-groups.ts";

/** What reports on a document showed last, as this device keeps it. */
export interface StoredReports {
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  /** The version of the page and the language that the reports were written in: another one does not show them. */
  readonly writtenBy: string;
  /** A number for each paragraph of the text that was read; see `printOf`. */
  readonly paragraphs: readonly number[];
  readonly all: readonly ListedReport[];
  readonly shown: readonly (readonly [id: string, reports: readonly ShownReport[]])[];
}
