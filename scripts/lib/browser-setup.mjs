import { findChromium } from "./chromium.mjs";
import { texts } from "./texts.mjs";

/** Before the browser tests: says where Chromium is, or plainly that there is none. */
export function setup() {
  const path = findChromium();
  if (!path) throw new Error(texts.noBrowser);
  process.env.HOUSESTYLE_CHROMIUM = path;
}
