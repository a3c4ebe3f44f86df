import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * Begins a page that a link leads to at its top, or at the place the address names. Going back is left to the browser,
 * which remembers. `arrived` is called at each such page.
 */
export function useScrollPlace(arrived?: () => void): void {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is an arrival
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (wentBack.current) {
      wentBack.current = false;
      return;
    }
    if (location.hash === "") scrollTo(0, 0);
    arrived?.();
  }, [path]);
}

/**
 * Moves the focus to some content, unless something in it already has the focus, so that people can go on reading
 * there.
 */
export function focusContent(content: RefObject<HTMLElement | null>): void {
  if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
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
