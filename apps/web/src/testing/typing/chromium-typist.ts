import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import type { Stroke } from "./typing-plan.ts";
import type { Typist } from "./typist.ts";

/**
 * Writes in Chromium by its own protocol: keys are sent whether or not the page has followed, as a keyboard does. Keys and
 * what an input method puts in take two ways to the page, so one waits for the other, as an input method itself does.
 */
export async function chromiumTypist(page: Page): Promise<Typist> {
  const session = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  const rests = async () => {
    await Promise.all(sent.splice(0));
  };
  let wasKey = true;
  return {
    read: (expression) => page.evaluate<string>(expression),
    does: async (stroke, pace) => {
      for (const call of callsOf(stroke)) {
        const isKey = "press" in call;
        if (isKey !== wasKey) await rests();
        wasKey = isKey;
        sent.push(send(session, call));
        await setTimeout(pace);
      }
    },
    rests,
  };
}

type Call = { readonly press: string } | { readonly composing: string } | { readonly put: string };

function callsOf(stroke: Stroke): readonly Call[] {
  const { kind, text } = stroke;
  if (kind === "keys") return [...text].map((press) => ({ press }));
  if (kind === "compose") {
    const growing = [...text].map((_, index) => ({ composing: [...text].slice(0, index + 1).join("") }));
    return [...growing, { put: text }];
  }
  const typed = [...stroke.trigger].map((press) => ({ press }));
  return [...typed, ...typed.map(() => ({ press: "Backspace" })), { put: text }];
}

async function send(session: CDPSession, call: Call): Promise<void> {
  if ("put" in call) await session.send("Input.insertText", { text: call.put });
  else if ("composing" in call) {
    const text = call.composing;
    await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  } else {
    const key = keys[call.press] ?? { key: call.press, text: call.press };
    // Both are on their way before the first is answered.
    await Promise.all([
      session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key }),
      session.send("Input.dispatchKeyEvent", { type: "keyUp", key: key.key }),
    ]);
  }
}

const keys: Readonly<
  Record<string, { readonly key: string; readonly windowsVirtualKeyCode: number; readonly text?: string }>
> = {
  "\n": { key: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Backspace: { key: "Backspace", windowsVirtualKeyCode: 8 },
};
