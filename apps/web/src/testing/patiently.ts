import { setTimeout as pause } from "node:timers/promises";

/** A call that sets a scene, made again while a loaded server says that it is busy, as pages do; the test's own limit ends it. */
export async function patiently<R extends { readonly status: number }>(call: () => Promise<R>): Promise<R> {
  for (;;) {
    const reply = await call();
    if (reply.status !== 503) return reply;
    await pause(200);
  }
}
