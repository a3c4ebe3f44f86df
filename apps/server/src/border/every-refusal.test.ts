import * as contract from "@housestyle/contract";
import { english, loadLanguage, madeUpTag, setLanguage } from "@housestyle/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { Failure } from "./failure.ts";
import { readInput } from "./read-input.ts";

beforeAll(async () => {
  const madeUp = await loadLanguage(madeUpTag);
  setLanguage(() => madeUp);
});
afterAll(() => setLanguage(() => english));

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "input" in value;

/** What can be sent in all calls: bodies, queries and what stands in addresses. */
const schemas = new Set(
  Object.values<unknown>({ ...contract })
    .filter(isEndpoint)
    .flatMap(({ input, query, params }) => [input, query, params])
    .filter((schema) => schema !== undefined),
);

const odd: readonly unknown[] = [undefined, null, -1, 1.5, "", "x", "x".repeat(9_000), ["x"], Array(300).fill({}), {}];

interface Shape {
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Something odd in the place of the whole, of each member, and of theirs. */
function* oddly({ items, properties = {} }: Shape, depth = 2): Iterable<unknown> {
  yield* odd;
  if (depth === 0) return;
  if (items) for (const item of oddly(items, depth)) yield [item];
  for (const [name, shape] of Object.entries(properties))
    for (const value of oddly(shape, depth - 1)) yield { [name]: value };
}

/** What a caller is told who sends something; nothing when it is taken. */
function told(schema: z.ZodType, sent: unknown): readonly string[] {
  try {
    readInput(schema, sent);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { Message, ModelState = {} } = error.body("");
    return [Message, ...Object.values(ModelState).flat()];
  }
}

/** Words the library says of a fault. */
const theirs = /\b(invalid|expected|received|input|option|record|undefined|unrecognized|too)\b/i;

test("whatever a call is sent, no word of what is wrong with it comes from a library", () => {
  const left = new Set<string>();
  let refused = 0;
  for (const schema of schemas) {
    for (const sent of oddly(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Shape))
      for (const sentence of told(schema, sent)) {
        refused++;
        if (!/^⟦.*⟧$/s.test(sentence) || theirs.test(sentence)) left.add(sentence);
      }
  }
  expect(refused).toBeGreaterThan(5_000);
  expect([...left]).toEqual([]);
});
