import { AsyncLocalStorage } from "node:async_hooks";

/** Who a provider has named in a test of a login. */
interface Found {
  readonly name: string;
  readonly email: string;
  /** Why they could not log in, as a code. */
  readonly problem: string | undefined;
}

/** The test that the login library is running, if it is one. */
const running = new AsyncLocalStorage<{ found: Found | undefined }>();

/** Returns whom a provider names in the answer that `answer` gives to the login library. No one is logged in. */
export async function testing<T>(answer: () => Promise<T>): Promise<{ readonly answer: T; readonly found?: Found }> {
  const box: { found: Found | undefined } = { found: undefined };
  const answered = await running.run(box, answer);
  return { answer: answered, ...(box.found && { found: box.found }) };
}

/** Records whom a provider names. Returns whether the login is only a test. */
export function isOnlyTest(found: Found): boolean {
  const box = running.getStore();
  if (box) box.found = found;
  return box !== undefined;
}
