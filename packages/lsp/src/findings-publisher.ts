import type { OpenText } from "./open-text.ts";

/** How an editor comes to know what is found. */
export interface FindingsPublisher {
  /** The text has been edited; what is found in it comes later. */
  edited(text: OpenText): void;
  /** Something is found that was not known. */
  said(text: OpenText): void;
  /** Nothing more will be found until the next edit. */
  rested(text: OpenText): void;
  closed(text: OpenText): void;
}
