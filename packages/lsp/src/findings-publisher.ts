import type { OpenText } from "./open-text.ts";

/** Sends findings to an editor. */
export interface FindingsPublisher {
  /** Called when a text has been edited, before it is checked. */
  edited(text: OpenText): void;
  /** Called when there are new findings. */
  said(text: OpenText): void;
  /** Called when no more findings will follow until the next edit. */
  rested(text: OpenText): void;
  closed(text: OpenText): void;
}
