/** Somebody writes in an element, and is checked. */
export interface ActiveField {
  readonly element: Element;
  readonly isAlive: boolean;
  /** A command of the keyboard, by its name. */
  command(name: string): void;
  /** Writes words at the caret, in place of what is selected. */
  insert(text: string): void;
  /** Something else is wished for: all is checked anew, or nothing any more. */
  renew(): Promise<void>;
  end(): void;
}
