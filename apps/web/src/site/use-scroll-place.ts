import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * After going to another page by a link: begins at its top, or at the place the address names, and gives its content
 * the focus, so that reading goes on there. Going back is left to the browser, which remembers.
 */
export function useScrollPlace(content: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const last = useRef(path);
  const wentBack = useRef(false);
  useEffect(() => {
    const back = () => {
      if (location.pathname !== last.current) wentBack.current = true;
    };
    // Ahead of the router, which draws the page as soon as it hears of it.
    addEventListener("popstate", back, { capture: true });
    return () => removeEventListener("popstate", back, { capture: true });
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (wentBack.current) {
      wentBack.current = false;
      return;
    }
    if (location.hash === "") scrollTo(0, 0);
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}

/** Shows the place the address names once a page has drawn it: a page that comes late has none when it is asked for. */
export function useNamedPlace(): void {
  useEffect(() => {
    // Newer browsers return a promise, which React must not take for the cleanup of this effect.
    placeOf(location.hash)?.scrollIntoView();
  }, []);
}

function placeOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}
