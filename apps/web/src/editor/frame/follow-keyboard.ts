/**
 * Makes the page as tall as what shows of it, so that a keyboard on the screen covers nothing: Safari lays it over the
 * page and tells only this. Answers how to stop.
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  const fit = () => {
    const isCovered = view !== null && window.innerHeight - view.height > 80 && view.scale === 1;
    if (isCovered) style.setProperty("--shown-height", `${view.height}px`);
    else style.removeProperty("--shown-height");
  };
  view?.addEventListener("resize", fit);
  return () => {
    view?.removeEventListener("resize", fit);
    style.removeProperty("--shown-height");
  };
}
