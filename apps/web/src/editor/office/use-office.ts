import { createContext, useContext, useSyncExternalStore } from "react";
import { type Store, useStore } from "../../store.ts";
import type { Office } from "./office.ts";

/** Where the office of an editor is to be found; undefined until it has come. */
export type OfficeStore = Store<{ readonly office: Office | undefined }>;

/** The office of this page, for everything that is drawn beside the text. */
export const OfficeContext = createContext<OfficeStore | undefined>(undefined);

/** Where the office will be, for those who only look there when something happens. */
export function useComing(): OfficeStore {
  const coming = useContext(OfficeContext);
  if (!coming) throw new Error("This part of the page stands outside its OfficeContext.");
  return coming;
}

/** What came after the first letter; undefined until it is there. */
export function useOffice(): Office | undefined {
  return useStore(useComing(), (state) => state.office);
}

const nothing = () => () => {};

/** A part of a store of the office; `otherwise` until the office is there. The component follows it. */
export function useOfficeStore<State extends object, Part>(
  storeOf: (office: Office) => Store<State> | undefined,
  part: (state: State) => Part,
  otherwise: Part,
): Part {
  const office = useOffice();
  const store = office && storeOf(office);
  return useSyncExternalStore(store?.subscribe ?? nothing, () => (store ? part(store.read()) : otherwise));
}
