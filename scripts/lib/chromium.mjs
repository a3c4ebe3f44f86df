import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";
import { say } from "./say.mjs";
import { texts } from "./texts.mjs";

/** Draws the same pages in the same engine without a window that nobody sees, for two thirds of the work. */
const shell = "chromium-headless-shell";
/** Take extensions, unlike the shell and unlike Google's own builds. */
const wholeNames = ["chromium", "chromium-browser"];
const names = [shell, ...wholeNames, "google-chrome-stable", "google-chrome"];

/** A Chromium for pages that is there already: a given path first, then the system's. */
export function findChromium() {
  return given(process.env.HOUSESTYLE_CHROMIUM || process.env.CHROMIUM_PATH, names);
}

/** A Chromium that takes extensions and is there already: a given path first, then the system's. */
export function findWholeChromium() {
  return given(process.env.HOUSESTYLE_WHOLE_CHROMIUM, wholeNames);
}

/**
 * Makes sure of a Chromium for pages and of a whole one for the extension: those that are there, else Debian's packages,
 * else the test tool's own download. Returns the path of each, undefined where it is not to be had.
 */
export function ensureChromium(node) {
  if (!findChromium() || !findWholeChromium()) fromDebian();
  return {
    page:
      findChromium() ??
      fromPlaywright(node, ["chromium", "--only-shell"], /[\\/](chrome-headless-shell|headless_shell)(\.exe)?$/),
    whole: findWholeChromium() ?? fromPlaywright(node, ["chromium", "--no-shell"], /[\\/]chrome(\.exe)?$/),
  };
}

function given(path, all) {
  if (path) return existsSync(path) ? path : undefined;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders.flatMap((folder) => all.map((name) => join(folder, name))).find((each) => existsSync(each));
}

function fromDebian() {
  if (process.env.HOUSESTYLE_CHROMIUM || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(texts.fetchingBrowser(`apt-get install ${shell} chromium`));
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=600", "-qq", ...args], { env, stdio: "ignore" });
  apt("update");
  const { status } = apt("install", "-y", "--no-install-recommends", shell, "chromium");
  // Older releases have the whole browser alone.
  if (status !== 0) apt("install", "-y", "--no-install-recommends", "chromium");
}

function fromPlaywright(node, what, program) {
  say(texts.fetchingBrowser(`playwright-core install ${what.join(" ")}`));
  const folder = join(root, "node_modules", ".cache", "browsers");
  const cli = join(root, "node_modules", "playwright-core", "cli.js");
  spawnSync(node, [cli, "install", ...what], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    stdio: "ignore",
    timeout: 300_000,
  });
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
  return files.find((path) => program.test(path));
}
