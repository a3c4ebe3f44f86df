import type { CloudWish } from "./cloud/cloud-wish.ts";
import type { PlacesKey, ShownReport } from "./messages.ts";

/** Stretches of the text that somebody was led to. */
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
  readonly all: readonly { readonly id: string; readonly title: string }[];
  /** The report that is looked at, or the summary. */
  readonly chosen: string;
  /** What was told last, and of which. */
  readonly told: { readonly id: string; readonly reports: readonly ShownReport[] } | undefined;
  readonly marked: Marked | undefined;
  /** How the writer wants the word cloud. */
  readonly cloud: CloudWish;
}
