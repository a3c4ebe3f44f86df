import { setTimeout } from "node:timers/promises";
import { onSomePort } from "../../../../server/src/testing/on-some-port.ts";
import { startChild } from "./child.ts";
import type { Driven } from "./driven.ts";
import type { WebKitParts } from "./installed.ts";
import { openSession } from "./web-driver.ts";

/** Starts WebKitGTK's small browser on a screen nobody sees, driven by WebDriver. */
export async function openWebKit(parts: WebKitParts): Promise<Driven> {
  const screen = startChild(parts.screen, ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"]);
  const [display = ""] = await screen.says(/^\d+$/);
  const { driver, port } = await onSomePort((number) => startDriver(parts.driver, number, display));
  const session = await openSession(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": {
      binary: parts.browser,
      args: ["--automation"],
    },
  });
  await session.call("POST", "/window/rect", { x: 0, y: 0, width: 1440, height: 900 });
  const read = (expression: string) =>
    session.call<string>("POST", "/execute/sync", { script: `return ${expression};`, args: [] });
  const troubles: string[] = [];
  const collect = async () => {
    troubles.push(...JSON.parse(await read(`JSON.stringify(globalThis.troubles?.splice(0) ?? [])`)));
  };
  return {
    go: async (url) => {
      await collect();
      await session.call("POST", "/url", { url });
      await read(`(${noteTroubles})()`);
    },
    read,
    act: async (actions) => {
      await session.call("POST", "/actions", { actions });
    },
    troubles: async () => {
      await collect();
      return troubles.splice(0);
    },
    close: async () => {
      await session.call("DELETE", "");
      await driver.end();
      await screen.end();
    },
  };
}

/** Runs in the page. The driver tells nothing of the console, so the page itself notes what goes wrong from now on. */
function noteTroubles(): string {
  const troubles: string[] = [];
  Object.assign(globalThis, { troubles });
  addEventListener("error", ({ message }) => troubles.push(message));
  addEventListener("unhandledrejection", ({ reason }) => troubles.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => troubles.push(violatedDirective));
  console.error = (...said) => troubles.push(said.join(" "));
  return "";
}

/** The driver takes a number only, and does not tell which one it chose itself. */
async function startDriver(path: string, port: number, display: string) {
  const driver = startChild(path, [`--port=${port}`], { DISPLAY: `:${display}` });
  const ended = driver.says(nothing).catch(() => undefined);
  const isThere = await Promise.race([listening(port), ended]);
  return isThere ? { driver, port } : undefined;
}

/** No line matches it. */
const nothing = /(?!)/;

async function listening(port: number): Promise<true> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return true;
    await setTimeout(50);
  }
  throw new Error("WebKitWebDriver did not answer.");
}
