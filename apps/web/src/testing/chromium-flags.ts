/** Quiet, and at home where tests run as root. */
export const chromiumFlags = [
  "--no-sandbox",
  // Letters as wide as in a whole Chromium: the shell alone would fit them to the pixels.
  "--font-render-hinting=none",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
