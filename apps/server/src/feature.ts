import type { App, HeadOf } from "./http/index.ts";
import type { Job } from "./jobs/index.ts";

/** What a feature adds to the server. */
export interface Feature {
  /** Registers its calls. */
  readonly routes?: (app: App) => void;
  /** Its background jobs. */
  readonly jobs?: readonly Job[];
  /** The heads of its pages. */
  readonly head?: HeadOf;
  /** Other origins from which its pages load scripts and frames. */
  readonly guests?: readonly string[];
  /** Where its pages start workers from, besides their own origin. */
  readonly workerSources?: readonly string[];
  /** Ends it, when no one calls it anymore. */
  readonly close?: () => Promise<void>;
}

/** Opens a feature with what it needs of all that there is. */
export type Open<Parts> = (parts: Parts) => Feature | Promise<Feature>;
