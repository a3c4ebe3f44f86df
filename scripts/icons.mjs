/**
 * Makes the icons of the installed page and the picture of link previews out of apps/web/public/favicon.svg. Run after that picture or the
 * headline of the home page has changed: `node scripts/icons.mjs`.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { home } from "../apps/web/src/texts/home.ts";
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
  await drawPreview();
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

/** The picture of link previews: the name, the headline, and a corrected line. */
async function drawPreview() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const serif = font("source-serif-4");
  const sans = font("inter");
  await page.setContent(
    `<style>
      @font-face { font-family: Headline; font-weight: 200 900; src: url(${serif}); }
      @font-face { font-family: Label; font-weight: 100 900; src: url(${sans}); }
      body { margin: 0; box-sizing: border-box; height: 100vh; padding: 72px 80px; background: #fbfaf7; color: #1c1b19; font-family: Headline; display: flex; flex-direction: column; }
      header { display: flex; gap: 20px; align-items: center; font-size: 44px; font-weight: 600; }
      header svg { width: 64px; height: 64px; }
      h1 { margin: auto 0; font-size: 72px; font-weight: 600; line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; }
      p { margin: 0; font-size: 36px; color: #55524c; }
      u { text-decoration: underline wavy #c4362b 3px; text-underline-offset: 8px; }
      b { margin-inline-start: 14px; padding: 6px 18px; border-radius: 8px; background: #0b5ea8; color: white; font: 600 30px Label; }
    </style>
    <header>${picture}Housestyle</header>
    <h1>${home.headline.replace(/\.$/, "")}</h1>
    <p>We <u>recieved</u> your letter.<b>${home.checks.examples.spelling.right}</b></p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, "preview.png") });
  await page.close();
}

function font(name) {
  const file = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  return `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
}
