import { budgets } from "@housestyle/contract";

/** How long the server works on what it is asked before it stops, milliseconds; waiting for a thread is included. */
export interface TimeLimits {
  /** `api/tagtext` and `api/tokenize`. */
  readonly tagText: number;
  /** Any other check of a text. */
  readonly check: number;
  /** Trying out the rules or expressions of one call, or some of those in an import. */
  readonly rules: number;
  /** Trying out the settings of templates. */
  readonly templates: number;
  /** Showing what rules would flag, and the part of it that is spent reading texts. */
  readonly preview: number;
  readonly previewReading: number;
  /** Reading or writing one file; the start of its process is not included. */
  readonly file: number;
  /** Waiting behind other files. */
  readonly fileQueue: number;
  /** Waiting for a thread while others check: a short text in a burst, and a long one. */
  readonly burstWait: number;
  readonly longWait: number;
  /** Between asking a running job to stop and ending its thread, should it take no step. */
  readonly stopping: number;
  /** One statement of the database, and the wait for a connection to it. */
  readonly statement: number;
  readonly connection: number;
  /** A statement without an answer before the database is asked whether it is there, and its answer to that. */
  readonly silence: number;
  readonly probe: number;
  /** One command of Redis. */
  readonly redis: number;
}

/** The limits of a server in production. */
export const timeLimits: TimeLimits = {
  ...budgets,
  rules: 20_000,
  templates: 5_000,
  preview: 15_000,
  previewReading: 8_000,
  file: 10_000,
  fileQueue: 45_000,
  burstWait: 500,
  longWait: 5_000,
  stopping: 3_000,
  statement: 20_000,
  connection: 5_000,
  silence: 2_500,
  probe: 1_500,
  redis: 250,
};
