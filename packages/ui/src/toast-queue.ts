/** What a message is about; a plain one has no kind. */
export type ToastKind = "success" | "info" | "warning" | "error";

/** Something a message offers to do. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short message that goes away by itself. */
export interface Toast {
  readonly id: number;
  readonly kind?: ToastKind;
  readonly title?: string;
  readonly text?: string;
  readonly action?: ToastAction;
  /** It has been there long enough to fade in. */
  readonly shown: boolean;
  /** It is fading and about to go. */
  readonly leaving: boolean;
}

/** How long a message waits before it fades in, in milliseconds. */
export const toastAppear = 100;
/** How long a message stays, in milliseconds. */
export const toastDuration = 2000;
/** How long it fades, in milliseconds. */
export const toastFade = 400;
/** A message with something to press stays longer: reading and reaching take time. */
export const toastActionDuration = 8000;
/** And longest for somebody at the keyboard, whose way to it leads past all else on the page. */
export const toastKeysDuration = 20_000;
/** How wide a message may get, in pixels. */
export const toastWidth = 450;

/** What a message with a kind says. */
export type ToastMessage = Pick<Toast, "kind" | "title" | "text" | "action">;

/** Holds the messages that are on show and lets them go in time. */
export class ToastQueue {
  #toasts: readonly Toast[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();
  #held = false;
  #byKeys = false;
  #overdue: number[] = [];
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

  /** Shows a message, plain words or with a kind and a title; with an action it stays longer. Answers its id. */
  show(message: string | ToastMessage, action?: ToastAction): number {
    const id = this.#next++;
    const said = typeof message === "string" ? { text: message, ...(action ? { action } : {}) } : message;
    this.#change([...this.#toasts.slice(-2), { ...said, id, shown: false, leaving: false }]);
    this.#later(() => this.#mark(id, { shown: true }), toastAppear);
    if (said.action) this.#later(() => this.#reached(id), toastActionDuration);
    else this.#later(() => this.#fade(id), toastDuration);
    return id;
  }

  /** Does what a message offers, as long as it is on show, and takes it away. Returns whether it did. */
  act(id: number): boolean {
    const action = this.#toasts.find((toast) => toast.id === id && !toast.leaving)?.action;
    if (!action) return false;
    this.close(id);
    action.run();
    return true;
  }

  /** Takes a message away at once. */
  close(id: number): void {
    if (!this.#has(id)) return;
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
    // What is gone can no longer be left by the pointer.
    this.release();
  }

  /** Whether somebody uses the page by its keys at the moment, or by pointer. */
  uses(device: "keys" | "pointer"): void {
    this.#byKeys = device === "keys";
  }

  /** Nothing goes while somebody reads or reaches for it. */
  hold(): void {
    this.#held = true;
  }

  /** Lets messages go again; those whose time is over leave after a moment more. */
  release(): void {
    this.#held = false;
    for (const id of this.#overdue.splice(0)) this.#later(() => this.#fade(id), toastDuration);
  }

  /** By pointer there was time enough to reach it. */
  #reached(id: number): void {
    if (this.#byKeys) this.#later(() => this.#fade(id), toastKeysDuration - toastActionDuration);
    else this.#fade(id);
  }

  #fade(id: number): void {
    if (!this.#has(id)) return;
    if (this.#held) {
      this.#overdue.push(id);
      return;
    }
    this.#mark(id, { leaving: true });
    this.#later(() => this.close(id), toastFade);
  }

  #has(id: number): boolean {
    return this.#toasts.some((toast) => toast.id === id);
  }

  #mark(id: number, change: Partial<Toast>): void {
    if (this.#has(id)) this.#change(this.#toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
  }

  #change(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
