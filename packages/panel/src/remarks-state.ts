import type { CheckProgress } from "@housestyle/checker";
import type { Remark } from "@housestyle/surfaces";

/** Where the card of the current remark is shown. */
export type CardPlacement = "word" | "panel";

/** The displayed state of the remarks of a text. */
export interface RemarksState {
  /** In text order. The places are those of the last update and may be slightly outdated. */
  readonly remarks: readonly Remark[];
  readonly current: Remark | undefined;
  readonly place: CardPlacement;
  /** The remark whose card will get the focus once it is rendered, and the arrow keys pressed until then. */
  readonly focusOn: { readonly key: string; readonly walked: readonly string[] } | undefined;
  readonly progress: CheckProgress;
  /** Whether the check takes long enough to show its progress. */
  readonly slow: boolean;
  readonly words: number;
  /** The message for screen readers. */
  readonly said: string;
}

/** The state before anything is checked. */
export const noRemarks: RemarksState = {
  remarks: [],
  current: undefined,
  place: "word",
  focusOn: undefined,
  progress: { checked: 0, total: 0 },
  slow: false,
  words: 0,
  said: "",
};

/** Where the state of remarks is stored, perhaps next to other state. */
export interface RemarksSlot {
  readonly read: () => RemarksState;
  set(change: Partial<RemarksState>): void;
}
