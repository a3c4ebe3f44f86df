import { useSyncExternalStore } from "react";

/** Up to this width, in CSS pixels, the remarks are a sheet at the bottom. */
const sheetUpTo = 991;
/** Up to this width the menu is behind a button. */
const menuUpTo = 1199;

function watch(query: string) {
  const media = matchMedia(query);
  return {
    subscribe: (listener: () => void) => {
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    read: () => media.matches,
  };
}

const narrow = watch(`(max-width: ${sheetUpTo}px)`);
const medium = watch(`(max-width: ${menuUpTo}px)`);

/** Whether there is no room for a panel beside the text. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.read);
}

/** Whether there is no room for the menu beside the text. */
export function useMedium(): boolean {
  return useSyncExternalStore(medium.subscribe, medium.read);
}
