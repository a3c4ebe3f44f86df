/** Shows the number of remarks on the icon of the installed page. `count` is called whenever something has changed. */
export function followBadge(subscribe: (changed: () => void) => () => void, count: () => number): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  if (!setAppBadge || !clearAppBadge) return () => {};
  let shown = 0;
  const show = (now: number) => {
    if (now === shown) return;
    shown = now;
    // Where there is no icon there is nothing to say it on.
    void (now > 0 ? setAppBadge.call(navigator, now) : clearAppBadge.call(navigator)).catch(() => {});
  };
  const stop = subscribe(() => show(count()));
  return () => {
    stop();
    show(0);
  };
}
