import type { Kind, RuleInfo, TemplateInfo } from "@housestyle/engine";
import { type Ignored, noRemarks, type RemarksState } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import type { AccountRules } from "../account-rules/account-rules.ts";
import { noAccountRules } from "../account-rules/account-rules.ts";
import type { PeopleHere } from "../collaboration/people-here.ts";
import type { SavedState } from "../storage/autosave.ts";
import type { Personal } from "../storage/personal.ts";
import type { SyncState } from "../sync/sync-state.ts";

/** The formatting at the caret, for the toolbar. */
export interface CaretFormat {
  readonly block: "paragraph" | "heading1" | "heading2" | "heading3" | "quote" | "code";
  readonly bold: boolean;
  readonly italic: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A dialog that is open. */
export type OpenDialog =
  | { readonly name: "nav" }
  | { readonly name: "dictionary" }
  | { readonly name: "silenced" }
  | { readonly name: "keys" }
  | { readonly name: "targets" }
  | { readonly name: "commands" }
  | { readonly name: "history"; readonly saves?: boolean; readonly tab?: "versions" | "authors" | "provenance" }
  | { readonly name: "compare" }
  | { readonly name: "continue" | "ideas" | "critique" }
  | { readonly name: "insert" }
  | { readonly name: "share" }
  | { readonly name: "conflict" }
  | { readonly name: "snippets" }
  | { readonly name: "help"; readonly rule: string };

/** The panels next to the text. */
export const panels = ["remarks", "goals", "reports", "snippets", "outline", "comments", "edits"] as const;
export type PanelName = (typeof panels)[number];

/** Everything the page shows. */
export interface ControllerState extends RemarksState {
  readonly engine: "loading" | "ready" | "failed";
  /** A part of the editor could not be fetched. */
  readonly isIncomplete: boolean;
  readonly rules: ReadonlyMap<string, RuleInfo>;
  readonly templates: readonly TemplateInfo[];
  /** Whether the parts around the text may be drawn: the text is there, or the wait for it was long enough. */
  readonly isDrawn: boolean;
  /** The remarks that are being printed, as notes after the text. */
  readonly printed: readonly Remark[] | undefined;
  /** On a small screen: whether the panels are open over the text. */
  readonly isSheetOpen?: boolean;
  /** Whether the text is read aloud; undefined when it is not. */
  readonly speech?: "playing" | "paused" | undefined;
  readonly filter: Kind | undefined;
  /** Undefined if there is no text that could be saved. */
  readonly saved: SavedState | "opening" | "impossible" | undefined;
  /** The state of the document on the server: `none` for the draft on this device. */
  readonly sync: SyncState;
  /** Who else has the document open. Undefined for documents that no one else can open. */
  readonly here?: PeopleHere | undefined;
  readonly title: string;
  /** False while a document is being opened, and for one that may only be read. */
  readonly isEditable: boolean;
  /** Whether it is recorded how the document is written: for the writer as an owner, or for others. */
  readonly recording?: "own" | "others" | undefined;
  /** Whether edits become suggestions; always, for someone who may do no more. */
  readonly suggesting?: "on" | "always" | undefined;
  /** What the person's teams and their own account have decided. */
  readonly house: AccountRules;
  /** Rules that are turned off in this document. */
  readonly silent: ReadonlySet<string>;
  /** Remarks that are no errors in this document, by their id. */
  readonly ignored: ReadonlyMap<string, Ignored>;
  readonly panel: PanelName;
  readonly personal: Personal;
  readonly dialog: OpenDialog | undefined;
  readonly format: CaretFormat;
}

/** How a page begins. */
export function freshControllerState(personal: Personal): ControllerState {
  return {
    ...noRemarks,
    engine: "loading",
    isIncomplete: false,
    isDrawn: false,
    rules: new Map(),
    templates: [],
    printed: undefined,
    filter: undefined,
    saved: "opening",
    sync: "none",
    title: "",
    isEditable: true,
    house: noAccountRules,
    silent: new Set(),
    ignored: new Map(),
    panel: "remarks",
    personal,
    dialog: undefined,
    format: { block: "paragraph", bold: false, italic: false, canUndo: false, canRedo: false },
  };
}
