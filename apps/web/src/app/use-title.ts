import { useEffect } from "react";
import { shell } from "../texts/shell.ts";

/** Names the page in the window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? shell.product : `${title} – ${shell.product}`;
  }, [title]);
}
