/** Has a page write down whatever passes through its own functions. */
export function hostile(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const note = (value: unknown) => {
    if (typeof value === "string" && value.length < 10_000) heard.push(value);
  };
  for (const [owner, name] of [
    [Element.prototype, "attachShadow"],
    [Node.prototype, "appendChild"],
    [Element.prototype, "append"],
    [Array.prototype, "map"],
    [Array.prototype, "push"],
    [Map.prototype, "set"],
    [JSON, "stringify"],
    [globalThis, "fetch"],
  ] as const) {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      Reflect.set(owner, name, original);
      for (const arg of args) note(arg);
      return Reflect.apply(original, this, args);
    });
  }
  for (const name of ["key", "server", "what", "told", "type"])
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set(value: unknown) {
        note(value);
        Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true });
      },
      get: () => undefined,
    });
}

/** Tries the doors of the extension from a page: its messages, its own elements, its files. */
export async function knocks(home: string): Promise<object> {
  for (const what of [
    "begin",
    "state",
    "engine-wishes",
    "check-there",
    "connect",
    "sign-out",
    "card",
    "count",
    "add-word",
  ]) {
    postMessage({ what }, "*");
    dispatchEvent(new MessageEvent("message", { data: { what }, origin: home }));
    dispatchEvent(new CustomEvent(what, { detail: { what } }));
  }
  const overlay = document.documentElement.lastElementChild as HTMLElement;
  for (const type of ["click", "mousedown", "focusin", "keydown"])
    overlay.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  const files = ["background.js", "content.js", "card.js", "manifest.json", "src/popup/popup.html"];
  const read = await Promise.all(
    files.map((file) =>
      fetch(`${home}/${file}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  const { browser, chrome } = globalThis as { browser?: unknown; chrome?: { runtime?: unknown } };
  return { read, runtime: typeof (browser ?? chrome?.runtime), shadow: overlay.shadowRoot };
}

/** Says of the places to write on a page that somebody has gone there, pressed keys, clicked and written. */
export function says(): void {
  for (const target of document.querySelectorAll("textarea, [contenteditable]"))
    for (const event of [
      new FocusEvent("focusin", { bubbles: true, composed: true }),
      new KeyboardEvent("keydown", { key: "y", altKey: true, shiftKey: true, bubbles: true, composed: true }),
      new MouseEvent("click", { bubbles: true, composed: true }),
      new InputEvent("input", { inputType: "insertText", data: "x", bubbles: true, composed: true }),
    ])
      target.dispatchEvent(event);
}
