import { Failed } from "./command.mjs";

/** Looks every few milliseconds until it is so; fails with what was waited for after `limit` milliseconds. */
export async function eventually(what, isSo, limit = 30_000) {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Failed(`${what} was waited for in vain`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
