import { test } from "vitest";

type Test = Pick<typeof test, "each"> & ((name: string, run: () => unknown) => void);

/** Returns `test`; where `why` says what is missing on this machine, one that skips each test with that reason. */
export function testUnless(why: string | undefined): Test {
  if (why === undefined) return test;
  const skipped = (name: string) => test(name, ({ skip }) => skip(why));
  const each = (rows: readonly unknown[]) => (name: string) => test.for(rows)(name, (_, { skip }) => skip(why));
  return Object.assign(skipped, { each }) as unknown as Test;
}
