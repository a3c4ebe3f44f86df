import type { FieldExclusion } from "@housestyle/surfaces/foreign";

/** A remark that was ignored on this site, as the panel knows it. */
export interface IgnoredHere {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** What the background answers whoever is about to write: what was ignored there and who checks, or that nothing is checked. */
export type Beginning =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      readonly ignored: readonly IgnoredHere[];
      /** The silent places that are checked here all the same. */
      readonly asked: readonly string[];
      /** Whether what is written is sent to the server of the account. */
      readonly isSentAway: boolean;
    };

/** Why the place that has the keyboard is not checked of itself, and by what name it may be asked for. */
export interface SilentHere {
  readonly silence: FieldExclusion;
  readonly key: string | undefined;
}

/** What the background tells the scripts beside pages. */
export type BackgroundMessage =
  /** Something else is wished for. */
  | { readonly told: "changed" }
  /** Why nothing is checked where the keyboard is, is asked for. */
  | { readonly told: "why"; readonly isSentAway: boolean }
  | { readonly told: "command"; readonly command: string }
  /** Words are to be written at the caret. */
  | { readonly told: "insert"; readonly text: string };
