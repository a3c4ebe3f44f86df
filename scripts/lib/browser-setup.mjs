import { findChromium, findWholeChromium } from "./chromium.mjs";
import { texts } from "./texts.mjs";

/** Before the browser tests: names a Chromium for pages and a whole one for the extension, or says that there is none. */
export function setup() {
  const path = findChromium();
  if (!path) throw new Error(texts.noBrowser);
  process.env.HOUSESTYLE_CHROMIUM = path;
  const whole = findWholeChromium();
  if (whole) process.env.HOUSESTYLE_WHOLE_CHROMIUM = whole;
}
