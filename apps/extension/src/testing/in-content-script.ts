import type { Page } from "playwright-core";

/** Runs an expression where the extension's script of a page runs, and waits for what it promises. */
export async function inContentScript(page: Page, expression: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<number>();
  session.on("Runtime.executionContextCreated", ({ context }) => {
    if (context.origin.startsWith("chrome-extension://")) found.resolve(context.id);
  });
  await session.send("Runtime.enable");
  const { exceptionDetails } = await session.send("Runtime.evaluate", {
    ...{ expression, contextId: await found.promise, awaitPromise: true },
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}
