import type { Finding, Kind, RuleInfo } from "@housestyle/engine";
import type { Remark, Surface } from "@housestyle/surfaces";
import { type ComponentType, createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type ListState, listed } from "../listed.ts";
import type { Order } from "../orders.ts";
import type { RemarkCommands } from "../remark-commands.ts";
import type { RemarkController } from "../remark-controller.ts";

/** A button of a card. */
export interface RemarkAction {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** Whether the button is under “More options”. */
  readonly isRare?: true;
}

/** The surface whose remarks the panel shows, and the controllers for them. */
export interface ShownRemarks {
  readonly surface: Surface;
  readonly remarks: Pick<RemarkController, "open" | "leave">;
  readonly commands: RemarkCommands;
}

/** What an app provides to the panel. When a value changes, the listeners of `subscribe` are called. */
export interface PanelHost {
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => ListState;
  /** Undefined until there is a text and a checker for it. */
  readonly shown: () => ShownRemarks | undefined;
  /** Returns the description of a rule, or undefined if it is gone. The same object until it changes. */
  readonly ruleOf: (id: string) => RuleInfo | undefined;
  readonly choose: (change: { readonly filter: Kind | undefined } | { readonly order: Order }) => void;
  /** Called when the card has received the focus. */
  readonly tookFocus: () => void;
  /** Returns the element that scrolls the text. */
  readonly scroller: () => Element | null;
  /** A hook that returns the other actions of a remark, apart from accepting and ignoring it. */
  readonly useActions: (remark: Remark) => readonly RemarkAction[];
  /** Shows who set a rule, if that matters. */
  readonly Origin: ComponentType<{ readonly finding: Finding }>;
}

/** The host of a panel, for all components in it. */
export const PanelContext = createContext<PanelHost | undefined>(undefined);

/** Returns the host of the panel. Throws outside a `PanelContext`. */
export function usePanel(): PanelHost {
  const host = useContext(PanelContext);
  if (!host) throw new Error("This part of the page stands outside its PanelContext.");
  return host;
}

/**
 * Returns a part of what the host shows and updates the component when it changes. The part must be the same object until
 * it changes.
 */
export function useShown<Part>(part: (host: PanelHost) => Part): Part {
  const host = usePanel();
  const read = () => part(host);
  return useSyncExternalStore(host.subscribe, read, read);
}

/** Returns the remarks of the chosen category in the chosen order. */
export function useListed(): readonly Remark[] {
  const remarks = useShown((host) => host.list().remarks);
  const filter = useShown((host) => host.list().filter);
  const order = useShown((host) => host.list().order);
  return useMemo(() => listed(remarks, { filter, order }), [remarks, filter, order]);
}
