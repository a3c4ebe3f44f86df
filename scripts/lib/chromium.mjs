import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
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
  fromDebian(packagesFor(findChromium(), findWholeChromium()));
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

/**
 * The Debian packages to install for the browsers found for pages and for the extension, either of them undefined. A whole
 * browser draws pages too, but for half as much work again, so the shell is asked for beside it. Who names a browser is given none.
 */
export function packagesFor(page, whole) {
  if (process.env.HOUSESTYLE_CHROMIUM || process.env.CHROMIUM_PATH) return [];
  const isShell = page !== undefined && basename(page) === shell;
  return [...(isShell ? [] : [shell]), ...(whole ? [] : ["chromium"])];
}

function fromDebian(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(texts.fetchingBrowser(`apt-get install ${packages.join(" ")}`));
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=600", "-qq", ...args], { env, stdio: "ignore" }).status === 0;
  const install = (...names) => apt("install", "-y", "--no-install-recommends", ...names);
  // With a browser there already, the lists of packages are either there too or not worth the wait.
  if (!packages.includes("chromium") && findChromium()) return install(...packages);
  apt("update");
  // Older releases have the whole browser alone.
  if (!install(...packages)) install("chromium");
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
