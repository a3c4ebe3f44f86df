import type { RulesBundle } from "@housestyle/contract";
import type { Dialect, RuleInfo, Settings } from "@housestyle/engine";
import type { Ignored, ListState } from "@housestyle/panel";
import { noRemarks } from "@housestyle/panel";
import type { PaneReport } from "../reports/messages.ts";

/** The parts of the pane. */
export const tabs = ["remarks", "reports", "settings"] as const;
export type PaneTab = (typeof tabs)[number];

/** What the server has said of whoever writes. */
export interface PaneAccount {
  readonly settings: Partial<Settings>;
  readonly sources: RulesBundle["Sources"];
  readonly ruleSources: RulesBundle["RuleSources"];
}

/** All that is shown. */
export interface PaneState extends ListState {
  readonly engine: "loading" | "ready" | "failed";
  readonly isReadable: boolean;
  /** A paragraph has tracked changes. */
  readonly isRevised: boolean;
  /** The host underlines what is found, as far as it can. */
  readonly isUnderlined: boolean;
  readonly tab: PaneTab;
  readonly dialect: Dialect;
  readonly key: string;
  readonly isKeyRefused: boolean;
  readonly account: PaneAccount | undefined;
  /** Words that are right for whoever writes on this device. */
  readonly words: number;
  readonly known: readonly string[];
  readonly ignored: ReadonlyMap<string, Ignored>;
  readonly rules: ReadonlyMap<string, RuleInfo>;
  readonly note: { readonly text: string; readonly undo?: (() => void) | undefined } | undefined;
  readonly reports: readonly PaneReport[] | "loading" | "failed";
}

/** Before anything is known. */
export const firstState: PaneState = {
  ...noRemarks,
  ...{ place: "panel", filter: undefined, order: "place" },
  ...{ engine: "loading", isReadable: true, isRevised: false, isUnderlined: true, tab: "remarks", dialect: "en-US" },
  ...{ key: "", isKeyRefused: false, account: undefined, known: [], ignored: new Map(), rules: new Map() },
  ...{ note: undefined, reports: "loading" },
};
