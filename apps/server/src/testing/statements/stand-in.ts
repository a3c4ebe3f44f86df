/** What a text, a list, a date, and a number are asked for, with what a stand-in answers. */
const one = "2";
const real: readonly object[] = [new Date(0), Buffer.from(one), 2, one].map(Object);

/**
 * Returns a value that stands for any other where only the course of a function matters: a list has one of it, text and
 * number are 2, and an object has it as every member besides those given.
 */
export function standIn(members: Readonly<Record<string, unknown>> = {}): unknown {
  const list = () => [value];
  const own: Readonly<Record<string | symbol, unknown>> = {
    [Symbol.toPrimitive]: (hint: string) => (hint === "number" ? 2 : one),
    [Symbol.iterator]: () => list()[Symbol.iterator](),
    ...Object.fromEntries(absent.map((name) => [name, undefined])),
    length: 1,
    size: 1,
    toJSON: () => one,
    ...members,
  };
  const get = (_: object, name: string | symbol): unknown => {
    if (name in own || typeof name === "symbol") return own[name];
    const owner = [list(), ...real].find((each) => typeof Reflect.get(each, name) === "function");
    return owner ? (Reflect.get(owner, name) as () => unknown).bind(owner.valueOf()) : value;
  };
  const value: unknown = new Proxy({}, { get, has: () => false, ownKeys: () => [] });
  return value;
}

/** Members by which a value would be taken for a promise, or for SQL. */
const absent = ["then", "toOperationNode", "isOperationNode", "expressionType", "constructor"];
