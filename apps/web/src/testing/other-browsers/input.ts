import type { InputSource } from "./driven.ts";

/** Keys without a letter, as WebDriver numbers them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Enter: "\uE006",
  Control: "\uE009",
  Home: "\uE011",
  F8: "\uE038",
};

/** Types a text, letter by letter. */
export function typed(text: string): InputSource[] {
  return keys([...text].flatMap((value) => [down(value), up(value)]));
}

/** Presses keys one after the other, with so many milliseconds between them; a line end is Enter. */
export function paced(presses: readonly string[], ms: number): InputSource[] {
  const values = presses.map((press) => named[press === "\n" ? "Enter" : press] ?? press);
  return keys(values.flatMap((value) => [down(value), up(value), { type: "pause", duration: ms } as const]));
}

/** Presses one key, with others held: `pressed("Control", "Home")`. */
export function pressed(...names: readonly string[]): InputSource[] {
  const values = names.map((name) => named[name] ?? name);
  return keys([...values.map(down), ...values.toReversed().map(up)]);
}

/** Clicks at a point of the window. */
export function clicked({ x, y }: { readonly x: number; readonly y: number }): InputSource[] {
  return [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

const down = (value: string) => ({ type: "keyDown", value }) as const;
const up = (value: string) => ({ type: "keyUp", value }) as const;

function keys(actions: Extract<InputSource, { type: "key" }>["actions"]): InputSource[] {
  return [{ type: "key", id: "keyboard", actions }];
}
