/** What is needed of an element that scrolls sideways. */
type Row = Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">;

/** How much of the neighbor of what is shown stays in sight, in pixels. */
const neighbor = 40;

/** Returns the ends at which a row hides something. Fractions of a pixel do not count. */
export const hiddenAt = ({ scrollLeft, scrollWidth, clientWidth }: Row): { start: boolean; end: boolean } => ({
  start: scrollLeft > 1,
  end: scrollLeft + clientWidth < scrollWidth - 1,
});

/** Returns how far a row is scrolled so that an element in it is in sight, and its neighbor too. */
export function scrollToShow(
  { scrollLeft, clientWidth }: Row,
  { offsetLeft, offsetWidth }: Pick<HTMLElement, "offsetLeft" | "offsetWidth">,
): number {
  const [first, last] = [offsetLeft - neighbor, offsetLeft + offsetWidth + neighbor];
  if (first < scrollLeft) return Math.max(0, first);
  return last > scrollLeft + clientWidth ? last - clientWidth : scrollLeft;
}
