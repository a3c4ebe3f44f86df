/**
 * Calls `moved` when an element may be drawn elsewhere or differently. Nothing runs while nothing happens. Returns a
 * function that stops it.
 */
export function followBox(element: HTMLElement, moved: () => void): () => void {
  const gone = new AbortController();
  const document = element.ownerDocument;
  const passive = { signal: gone.signal, passive: true, capture: true };
  const scrolled = ({ target }: Event) => {
    if ((target as Node | null)?.contains(element) !== false) moved();
  };
  for (const root of rootsOf(element)) root.addEventListener("scroll", scrolled, passive);
  for (const type of ["transitionend", "animationend", "focusin"]) document.addEventListener(type, moved, passive);
  document.defaultView?.addEventListener("resize", moved, passive);
  document.fonts.addEventListener("loadingdone", moved, passive);
  const sizes = new ResizeObserver(moved);
  sizes.observe(element);
  sizes.observe(document.documentElement);
  const looks = new MutationObserver(moved);
  looks.observe(element, { attributeFilter: ["class", "style", "dir", "rows", "cols", "wrap"] });
  const stopMoves = followPlace(element, moved);
  return () => {
    gone.abort();
    sizes.disconnect();
    looks.disconnect();
    stopMoves();
  };
}

/**
 * Returns the document and the shadow roots that contain an element. Scroll events are only fired in their own tree.
 */
function rootsOf(element: Element): readonly Node[] {
  const root = element.getRootNode();
  const { host } = root as Partial<ShadowRoot>;
  return host ? [root, ...rootsOf(host)] : [root];
}

/**
 * Calls `moved` when an element has moved for any reason. An intersection observer watches a window exactly as large as
 * the element, so that every move counts as partly leaving it. Returns a function that stops it.
 */
function followPlace(element: HTMLElement, moved: () => void): () => void {
  const document = element.ownerDocument;
  let observer: IntersectionObserver | undefined;
  const watch = (threshold: number) => {
    observer?.disconnect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    if (left === right || top === bottom) return;
    const edges = [top, clientWidth - right, clientHeight - bottom, left];
    let isFirst = true;
    observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (!isFirst) {
          moved();
          watch(1);
        } else if (ratio !== threshold && ratio > 0) watch(ratio);
        isFirst = false;
      },
      { root: document, rootMargin: edges.map((edge) => `${-Math.floor(edge)}px`).join(" "), threshold },
    );
    observer.observe(element);
  };
  watch(1);
  return () => observer?.disconnect();
}
