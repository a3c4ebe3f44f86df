import type { Dialect, Level, Style } from "@housestyle/engine";
import type { SilentHere } from "./beginning.ts";

/** A request that was made to the server: what for and how large, never a word. */
export interface SentNote {
  readonly at: number;
  readonly what: string;
  readonly bytesOut: number;
  readonly bytesIn: number;
  /** How many it stands for. */
  readonly times?: number;
  /** Of the answer; 0 when nobody answered. */
  readonly status: number;
}

/** A place that is not checked of itself, and whether its writer has asked for it. */
export interface SilentField extends SilentHere {
  readonly isAsked: boolean;
}

/** What the pop-up shows. */
export interface PopUpState {
  /** The site that is looked at; undefined for pages of the browser. */
  readonly host: string | undefined;
  readonly silence: "off" | "bank" | "not-a-site" | undefined;
  /** Why nothing is checked where the keyboard is; undefined when it is checked, or there is nowhere to write. */
  readonly field: SilentField | undefined;
  readonly mode: "everywhere" | "chosen";
  readonly dialect: Dialect;
  readonly style: Style;
  readonly checks: "here" | "there";
  readonly level: Level;
  readonly picky: boolean;
  /** The server whose rules are followed; empty for none: then nothing is ever sent. */
  readonly server: string;
  readonly sent: readonly SentNote[];
}

/** A snippet that can be written. */
export interface SnippetName {
  readonly id: number;
  readonly name: string;
}

/** How signing in ended. */
export type SignInResult =
  | "done"
  | "no-address"
  | "refused"
  | "unreachable"
  | "not-allowed"
  /** The page that was opened shows a code, which is put in by hand. */
  | "needs-code";
