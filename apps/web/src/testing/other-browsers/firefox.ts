import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBidi } from "./bidi.ts";
import { startChild } from "./child.ts";
import type { Driven } from "./driven.ts";

/** Starts Firefox without a window and with an empty profile, driven by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(path: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), "hs-firefox-"));
  const size = ["--width", "1440", "--height", "900"];
  const args = ["--headless", "--no-remote", ...size, "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = startChild(path, args);
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await openBidi(`${address}/session`);
  await bidi.call("session.new", { capabilities: {} });
  const troubles: string[] = [];
  bidi.on<{ level: string; text: string }>("log.entryAdded", ({ level, text }) => {
    if (level === "error") troubles.push(text);
  });
  await bidi.call("session.subscribe", { events: ["log.entryAdded"] });
  // Without a screen only a window made by this call is the active one, and only there Enter presses a button.
  const { context } = await bidi.call<{ context: string }>("browsingContext.create", { type: "window" });
  return {
    go: async (url) => {
      await bidi.call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    read: async (expression) => {
      const given = { expression, target: { context }, awaitPromise: true };
      const answer = await bidi.call<Evaluated>("script.evaluate", given);
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    act: async (actions) => {
      await bidi.call("input.performActions", { context, actions });
    },
    troubles: async () => troubles.splice(0),
    close: async () => {
      bidi.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated =
  | { readonly type: "success"; readonly result: { readonly value: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };
