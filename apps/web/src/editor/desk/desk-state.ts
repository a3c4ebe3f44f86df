import type { Kind, RuleInfo } from "@housestyle/engine";
import type { Progress } from "../checking/checker.ts";
import type { SavedState } from "../keeping/autosave.ts";
import type { Personal } from "../keeping/personal.ts";
import type { Remark } from "../remarks/remark.ts";

/** What lies under the caret, for the toolbar. */
export interface Format {
  readonly block: "paragraph" | "heading1" | "heading2" | "heading3" | "quote" | "code";
  readonly bold: boolean;
  readonly italic: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A dialog that is open. */
export type OpenDialog =
  | { readonly name: "menu" }
  | { readonly name: "dictionary" }
  | { readonly name: "silenced" }
  | { readonly name: "keys" }
  | { readonly name: "help"; readonly rule: string };

/** Where the current remark is shown at full length. */
export type Place = "word" | "panel";

/** Everything the page shows. */
export interface DeskState {
  readonly engine: "loading" | "ready" | "failed";
  readonly rules: ReadonlyMap<string, RuleInfo>;
  /** In text order; places are those of the last listing and may be some letters old. */
  readonly remarks: readonly Remark[];
  readonly current: Remark | undefined;
  readonly place: Place;
  /** The remark that asks for the keyboard, until it has it. */
  readonly focusOn: string | undefined;
  readonly filter: Kind | undefined;
  readonly progress: Progress;
  /** Whether the check takes long enough to speak of it. */
  readonly slow: boolean;
  readonly words: number;
  readonly saved: SavedState | "opening" | "impossible";
  readonly personal: Personal;
  readonly dialog: OpenDialog | undefined;
  readonly format: Format;
  /** What screen readers are to hear. */
  readonly said: string;
}

/** How a page begins. */
export function freshDeskState(personal: Personal): DeskState {
  return {
    engine: "loading",
    rules: new Map(),
    remarks: [],
    current: undefined,
    place: "word",
    focusOn: undefined,
    filter: undefined,
    progress: { checked: 0, total: 0 },
    slow: false,
    words: 0,
    saved: "opening",
    personal,
    dialog: undefined,
    format: { block: "paragraph", bold: false, italic: false, canUndo: false, canRedo: false },
    said: "",
  };
}
