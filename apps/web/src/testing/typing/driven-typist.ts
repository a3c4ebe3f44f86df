import type { Driven } from "../other-browsers/driven.ts";
import { paced } from "../other-browsers/input.ts";
import type { Stroke } from "./typing-plan.ts";
import type { Typist } from "./typist.ts";

/**
 * Writes in any other browser. WebDriver has no input method: what one would put in is inserted at once, as what a text
 * expander writes.
 */
export function drivenTypist(browser: Driven): Typist {
  const insert = (text: string) =>
    browser.read(`String(document.execCommand("insertText", false, ${JSON.stringify(text)}))`);
  const types = (keys: readonly string[], pace: number) => browser.act(paced(keys, pace));
  return {
    read: (expression) => browser.read(expression),
    does: async (stroke: Stroke, pace: number) => {
      if (stroke.kind === "keys") return types([...stroke.text], pace);
      if (stroke.kind === "expand") {
        const typed = [...stroke.trigger];
        await types([...typed, ...typed.map(() => "Backspace")], pace);
      }
      await insert(stroke.text);
    },
    // Every call is answered when the page has received it.
    rests: async () => {},
  };
}
