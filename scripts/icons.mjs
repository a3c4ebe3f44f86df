/**
 * Makes the icons of the installed page out of apps/web/public/favicon.svg. Run after that picture has changed:
 * `node scripts/icons.mjs`.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./lib/chromium.mjs";
import { root } from "./lib/root.mjs";

const folder = join(root, "apps/web/public/icons");
const picture = readFileSync(join(root, "apps/web/public/favicon.svg"), "utf8");
/** A maskable icon is cut to any shape: its picture keeps to the middle, and its ground goes to the edges. */
const ground = "#1c1b19";
const middle = 0.72;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
mkdirSync(folder, { recursive: true });
try {
  await draw("icon-192", 192, 1);
  await draw("icon-512", 512, 1);
  await draw("icon-maskable-512", 512, middle);
} finally {
  await browser.close();
}

async function draw(name, size, share) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * share);
  const background = share < 1 ? ground : "transparent";
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">` +
      `<div style="width:${inner}px;height:${inner}px">${picture.replace("<svg ", '<svg width="100%" height="100%" ')}</div>`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
