import type { App, HeadOf } from "./http/index.ts";
import type { Job } from "./jobs/index.ts";

/** What a feature brings to the server once it is open. */
export interface Feature {
  /** Serves its calls. */
  readonly routes?: (app: App) => void;
  /** What it does later, or again and again. */
  readonly jobs?: readonly Job[];
  /** The heads of its own pages. */
  readonly head?: HeadOf;
  /** Origins its pages load scripts and frames from beside our own. */
  readonly guests?: readonly string[];
  /** Ends what was begun; nobody calls it any more by then. */
  readonly close?: () => Promise<void>;
}

/** Opens a feature with what it needs of all that there is. */
export type Open<Parts> = (parts: Parts) => Feature | Promise<Feature>;
