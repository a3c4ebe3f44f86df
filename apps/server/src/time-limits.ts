import { budgets } from "@housestyle/contract";

/** How long the server works on requests before it stops, in milliseconds, including the wait for a thread. */
export interface TimeLimits {
  /** `api/tagtext` and `api/tokenize`. */
  readonly tagText: number;
  /** Any other check of a text. */
  readonly check: number;
  /** Testing the rules or expressions of one call, or some of those in an import. */
  readonly rules: number;
  /** Testing the settings of templates. */
  readonly templates: number;
  /** Previewing what rules would flag, and the part of it spent reading texts. */
  readonly preview: number;
  readonly previewReading: number;
  /** Reading or writing one file, without the start of its process. */
  readonly file: number;
  /** Waiting for other files. */
  readonly fileQueue: number;
  /** Waiting for a thread: a short text in a burst, and a long one. */
  readonly burstWait: number;
  readonly longWait: number;
  /** The time between asking a running job to stop and ending its thread. */
  readonly stopping: number;
  /** One statement of the database, and the wait for a connection. */
  readonly statement: number;
  readonly connection: number;
  /** The time without a response before the connection is tested, and the time for that test. */
  readonly silence: number;
  readonly probe: number;
  /** One Redis command. */
  readonly redis: number;
}

/** The limits in production. */
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
