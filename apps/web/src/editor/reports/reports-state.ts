import type { CloudSettings } from "./cloud/cloud-settings.ts";
import type { PlacesKey, ShownReport } from "./messages.ts";
import type { ListedReport } from "./report-groups.ts";

/** Ranges of the text that are highlighted because the writer went to them. */
export interface Marked {
  readonly key: PlacesKey;
  /** What they are, in words. */
  readonly label: string;
  /** How many there are in the text as it is now; undefined until that is known. */
  readonly total: number | undefined;
  /** Which of them the writer was led to last. */
  readonly at: number;
}

/** What the screens of reports show. */
export interface ReportsState {
  readonly worker: "loading" | "ready" | "failed";
  /** Every report there is. */
  readonly all: readonly ListedReport[];
  /** The report that is looked at, or the summary. */
  readonly chosen: string;
  /** What each report that was looked at showed last. */
  readonly shown: ReadonlyMap<string, readonly ShownReport[]>;
  /** The text, or what it is compared with, has changed since then, and the report is about to be updated. */
  readonly isUpdating: boolean;
  readonly marked: Marked | undefined;
  /** How the writer wants the word cloud. */
  readonly cloud: CloudSettings;
}
