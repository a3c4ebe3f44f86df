let opener: HTMLElement | null = null;

/** Remembers the button of the menu that has the focus: the entry that is chosen disappears with its menu. */
export function rememberOpener(): void {
  const menu = document.activeElement?.closest("[role=menu]");
  opener = menu ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) : null;
}

/** Moves the focus to the button remembered last, if it is nowhere or still in `closed`, which disappears. */
export function focusOpener(closed: Element): void {
  const active = document.activeElement;
  if (active === null || active === document.body || closed.contains(active)) opener?.focus();
}
