import { useSyncExternalStore } from "react";
import type { Store } from "../../store.ts";
import { useDeskState } from "../desk/desk-context.ts";
import type { Office } from "./office.ts";

/** What came after the first letter; undefined until it is there. */
export function useOffice(): Office | undefined {
  return useDeskState((state) => state.office);
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
