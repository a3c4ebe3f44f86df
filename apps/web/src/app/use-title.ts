import { useEffect } from "react";
import { product } from "../texts/first.ts";

/** Names the page in the window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? product : `${title} – ${product}`;
  }, [title]);
}
