/** Leads to the mark of an editor that comes behind the last one, of those that its wrapper has drawn; undefined when there is none. */
export function nextMark(element: HTMLElement, last: string | undefined) {
  const marks = [...element.querySelectorAll(".pwa-mark:not(.pwa-mark-ignored)")];
  const at = marks.findIndex((mark) => mark.getAttribute("data-pwa-id") === last);
  const beside = marks[(at + 1) % marks.length];
  const uid = beside?.getAttribute("data-pwa-id");
  if (!beside || !uid) return undefined;
  beside.scrollIntoView({ block: "nearest" });
  return { uid, beside };
}
