/** Where the focus was in a panel of cards. */
interface FocusPlace {
  readonly control: Element;
  readonly words: string | null;
  readonly index: number;
}

/**
 * Keeps the focus in a panel of cards when what had it is removed: it goes to the same button of the card that is now at that place, or
 * of the last one, and without cards to the first control of the panel. Returns a function that ends this.
 */
export function keepFocus(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  let last: FocusPlace | undefined;
  const cards = () => [...panel.querySelectorAll("article")];
  const entered = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const index = cards().findIndex((card) => card.contains(target));
    last = index < 0 ? undefined : { control: target, words: target.textContent, index };
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    // What is removed gives the focus to nothing.
    if (relatedTarget !== null) last = undefined;
  };
  const removed = () => {
    if (!last || last.control.isConnected || document.activeElement !== document.body) return;
    const { index, words } = last;
    last = undefined;
    const all = cards();
    const buttons = [...(all[Math.min(index, all.length - 1)]?.querySelectorAll("button") ?? [])];
    // Never a button that is an icon alone: it deletes, and Enter may be pressed again.
    const named = buttons.filter(({ textContent }) => textContent !== "");
    const next = named.find(({ textContent }) => textContent === words) ?? named[0];
    (next ?? panel.querySelector<HTMLElement>("button, select"))?.focus();
  };
  const observer = new MutationObserver(removed);
  observer.observe(panel, { childList: true, subtree: true });
  panel.addEventListener("focusin", entered);
  panel.addEventListener("focusout", left);
  return () => {
    observer.disconnect();
    panel.removeEventListener("focusin", entered);
    panel.removeEventListener("focusout", left);
  };
}
