/** The part of the page that scrolls the text. */
export function scroller(): Element | null {
  return document.querySelector(".page");
}
