/** A short message that goes away by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It is fading and about to go. */
  readonly leaving: boolean;
}

/** How long a message stays, in milliseconds. */
export const toastDuration = 2000;
/** How long it fades, in milliseconds. */
export const toastFade = 400;
/** A message with something to press stays longer: reading and reaching take time. */
export const toastActionDuration = 8000;

/** Holds the messages that are on show and lets them go in time. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();
  readonly #later: (run: () => void, ms: number) => void;

  constructor(later: (run: () => void, ms: number) => void = (run, ms) => void setTimeout(run, ms)) {
    this.#later = later;
  }

  /** The messages on show, oldest first. The same array until something changes. */
  readonly read = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a message; with an action it stays longer. Answers its id. */
  show(text: string, action?: Toast["action"]): number {
    const id = this.#next++;
    this.#change([...this.#toasts.slice(-2), { id, text, leaving: false, ...(action ? { action } : {}) }]);
    this.#later(() => this.#fade(id), action ? toastActionDuration : toastDuration);
    return id;
  }

  /** Takes a message away at once. */
  close(id: number): void {
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
  }

  #fade(id: number): void {
    if (!this.#toasts.some((toast) => toast.id === id)) return;
    this.#change(this.#toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
    this.#later(() => this.close(id), toastFade);
  }

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
