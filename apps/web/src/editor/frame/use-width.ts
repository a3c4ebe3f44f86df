import { useSyncExternalStore } from "react";

/** Returns a hook that says whether a media query matches, and follows its changes. */
export function whether(query: string): () => boolean {
  const media = matchMedia(query);
  const subscribe = (listener: () => void) => {
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  const read = () => media.matches;
  return () => useSyncExternalStore(subscribe, read);
}

/** Whether there is no room for a panel beside the text: the remarks are a sheet at the bottom. */
export const useNarrow = whether("(max-width: 991px)");
