/** A browser under remote control: the least that two protocols have in common. */
export interface Driven {
  /** Opens an address and waits until the page has loaded. */
  go(url: string): Promise<void>;
  /** The value of an expression in the page; it has to be text. */
  read(expression: string): Promise<string>;
  /** Presses keys and buttons as the operating system would. */
  act(actions: readonly InputSource[]): Promise<void>;
  /** What the page threw or complained of since it was last asked. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

/** A keyboard or a mouse and what it does, as both WebDriver and WebDriver BiDi write it. */
export type InputSource =
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" };
      readonly actions: readonly PointerAction[];
    };

type KeyAction =
  | { readonly type: "keyDown" | "keyUp"; readonly value: string }
  | { readonly type: "pause"; readonly duration: number };

type PointerAction =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: number };
