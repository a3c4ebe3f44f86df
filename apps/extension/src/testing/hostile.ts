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
