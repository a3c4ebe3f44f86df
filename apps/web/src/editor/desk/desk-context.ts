import { createContext, useContext } from "react";
import { useStore } from "../../store.ts";
import type { Desk } from "./desk.ts";
import type { DeskState } from "./desk-state.ts";

/** The desk of this page, for everything that is drawn on it. */
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("This part of the page stands outside its DeskContext.");
  return desk;
}

/** A part of the desk's state; the component follows it. */
export function useDeskState<Part>(part: (state: DeskState) => Part): Part {
  return useStore(useDesk().state, part);
}
