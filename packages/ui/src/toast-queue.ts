/** The type of a message. Plain messages have none. */
export type ToastKind = "success" | "info" | "warning" | "error";

/** An action that a message offers. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short message that disappears by itself. */
export interface Toast {
  readonly id: number;
  readonly kind?: ToastKind;
  readonly title?: string;
  readonly text?: string;
  readonly action?: ToastAction;
  /** Whether it has started to fade in. */
  readonly shown: boolean;
  /** Whether it is fading out. */
  readonly leaving: boolean;
}

/** The delay before a message fades in, in milliseconds. */
export const toastAppear = 100;
/** How long a message stays, in milliseconds. */
export const toastDuration = 2000;
/** The duration of a fade, in milliseconds. */
export const toastFade = 400;
/** How long a message with an action stays, because reading and reaching it take time. */
export const toastActionDuration = 8000;
/** How long it stays for keyboard users, who pass everything else on the page to reach it. */
export const toastKeysDuration = 20_000;
/** The greatest width of a message in pixels. */
export const toastWidth = 450;

/** The content of a message with a type. */
export type ToastMessage = Pick<Toast, "kind" | "title" | "text" | "action">;

/** Holds the displayed messages and removes them in time. */
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

  /** The displayed messages, oldest first. The same array until something changes. */
  readonly read = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a message, either plain text or with a type and title. With an action, it stays longer. Returns its id. */
  show(message: string | ToastMessage, action?: ToastAction): number {
    const id = this.#next++;
    const said = typeof message === "string" ? { text: message, ...(action ? { action } : {}) } : message;
    this.#change([...this.#toasts.slice(-2), { ...said, id, shown: false, leaving: false }]);
    this.#later(() => this.#mark(id, { shown: true }), toastAppear);
    if (said.action) this.#later(() => this.#reached(id), toastActionDuration);
    else this.#later(() => this.#fade(id), toastDuration);
    return id;
  }

  /** Runs the action of a displayed message and removes it. Returns whether it did. */
  act(id: number): boolean {
    const action = this.#toasts.find((toast) => toast.id === id && !toast.leaving)?.action;
    if (!action) return false;
    this.close(id);
    action.run();
    return true;
  }

  /** Removes a message immediately. */
  close(id: number): void {
    if (!this.#has(id)) return;
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
    // What is gone can no longer be left by the pointer.
    this.release();
  }

  /** Records whether the person uses the keyboard or a pointer. */
  uses(device: "keys" | "pointer"): void {
    this.#byKeys = device === "keys";
  }

  /** Keeps all messages while someone reads or reaches for one. */
  hold(): void {
    this.#held = true;
  }

  /** Resumes the timers. Messages whose time is over leave after a moment. */
  release(): void {
    this.#held = false;
    for (const id of this.#overdue.splice(0)) this.#later(() => this.#fade(id), toastDuration);
  }

  /** Ends the extended time of a message: immediately for pointer users, and later for keyboard users. */
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
