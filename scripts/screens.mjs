/**
 * Takes the pictures of all screens for the README and for those who look the product over: wide and small, light and
 * dark, into docs/screens. Starts a server of its own with a team that has a few of everything. Run:
 * `node scripts/screens.mjs` with Node 24 after `npm run build`. Names given as arguments take only those.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { signedUp } from "../apps/server/src/testing/visitor.ts";
import { chromiumFlags } from "../apps/web/src/testing/chromium-flags.ts";
import { fill } from "../apps/web/src/testing/fill.ts";
import { runServer } from "../bench/run-server.ts";

const folder = fileURLToPath(new URL("../docs/screens/", import.meta.url));
const only = process.argv.slice(2);
const looks = [
  { name: "", width: 1440, height: 900 },
  { name: "small-", width: 390, height: 844 },
];

/** Address, and what is done before the picture is taken. */
const strangers = {
  home: { path: "/" },
  extension: { path: "/extension" },
  login: { path: "/login" },
  signup: { path: "/signup" },
  "word-explorer": { path: "/word-explorer/happy" },
  "not-found": { path: "/nothing-here" },
  editor: { path: "/editor", act: sample },
};
const members = {
  documents: { path: "/documents" },
  dictionary: { path: "/dictionary" },
  snippets: { path: "/snippets" },
  "style-guide": { path: "/style-guides/GUIDE", act: (page) => openRow(page, /utilise/) },
  "simple-style-guide": { path: "/simple-style-guide" },
  "term-base": { path: "/term-bases/BASE", act: (page) => openRow(page, /log on/) },
  import: { path: "/import/dictionary" },
  team: { path: "/team" },
  members: { path: "/team/members" },
  analytics: { path: "/team/analytics" },
  activity: { path: "/team/activity" },
  account: { path: "/account?show=privacy" },
  operator: { path: "/operator" },
  "team-editor": { path: "/editor", act: teamRemark },
};

const server = await runServer();
const browser = await chromium.launch({
  executablePath: process.env.HOUSESTYLE_CHROMIUM ?? "/usr/bin/chromium",
  args: chromiumFlags,
});
try {
  await mkdir(folder, { recursive: true });
  const person = await signedUp({ url: server.url, origin: server.url }, { Name: "Ann Lee", Email: "ann@example.org" });
  const { guideId, baseId, teamId } = await fill(person);
  await write(person, teamId);
  const chosen = [1, 2, 4].map((StyleGuideTemplateId) => ({ StyleGuideTemplateId, IsSelected: true, TeamId: teamId }));
  await person.post(
    "/api/simplestyleguide",
    chosen.map((each) => ({ ...each, Config: {} })),
  );
  for (const [name, screen] of Object.entries(strangers)) await take(name, screen, []);
  for (const [name, screen] of Object.entries(members)) {
    const path = screen.path.replace("GUIDE", guideId).replace("BASE", baseId);
    await take(name, { ...screen, path }, cookiesOf(person));
  }
  await takeReports();
} finally {
  await browser.close();
  await server.stop();
}

/** Pictures of one screen in every look. */
async function take(name, { path, act = async () => {} }, cookies) {
  if (only.length > 0 && !only.includes(name)) return;
  for (const look of looks) {
    for (const theme of ["light", "dark"]) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: look.width, height: look.height },
        colorScheme: theme,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      await page.waitForTimeout(1200);
      await act(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(folder, `${look.name}${name}-${theme}.png`) });
      await context.close();
    }
  }
}

/** The picture of the first page: a report beside the text it is about. */
async function takeReports() {
  if (only.length > 0 && !only.includes("reports")) return;
  for (const theme of ["light", "dark"]) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      colorScheme: theme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto("/editor");
    await sample(page);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Reports" }).click();
    await page.getByRole("button", { name: "Sentence length" }).first().click();
    await page.waitForTimeout(1500);
    const path = join(folder, `../../apps/web/src/screens/home/reports-${theme}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 82 });
    await context.close();
  }
}

async function sample(page) {
  await page.getByRole("button", { name: "File", exact: true }).click();
  await page
    .getByRole("dialog", { name: "File and settings" })
    .getByRole("button", { name: "Open sample text" })
    .click();
  await page.locator(".text .mark").nth(2).click();
  await page.locator(".card").first().waitFor();
  await page.locator(".toast").waitFor({ state: "detached" });
}

async function teamRemark(page) {
  await page.getByRole("textbox", { name: "Your text" }).focus();
  await page.keyboard.insertText("Please log on and utilise the new form. Everybody here has done so by now.");
  await page.locator(".text .mark", { hasText: "utilise" }).click();
  await page.locator(".card").first().waitFor();
}

async function openRow(page, name) {
  await page.getByRole("row", { name }).first().press("Enter");
  await page.waitForTimeout(800);
}

/** Four weeks of somebody's work, so that there is something to draw. */
async function write(person, TeamId) {
  for (let day = 0; day < 28; day++) {
    const Timestamp = new Date(Date.now() - day * 86_400_000).toISOString();
    const shared = {
      TeamId,
      Timestamp,
      SessionId: `s${day}`,
      DocumentKey: `d${day % 4}`,
      WordCount: 200 + ((day * 97) % 800),
    };
    const acts = Array.from({ length: 4 + (day % 5) }, (_, at) => ({
      ...shared,
      Action: (at + day) % 3 === 0 ? 1 : 2,
      Source: 3,
      Category: "grammarspelling",
      RuleId: "spelling/unknown-word",
    }));
    await person.post("/api/captureeditactionextended", [{ ...shared, Action: 9, Source: 0 }, ...acts]);
  }
}

function cookiesOf(visitor) {
  return visitor
    .cookie()
    .split("; ")
    .map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: server.url,
    }));
}
