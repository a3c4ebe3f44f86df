import { useSyncExternalStore } from "react";

/** A hook that says whether a media query holds, and follows it. */
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
