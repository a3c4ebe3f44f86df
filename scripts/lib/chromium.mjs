import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.mjs";
import { say } from "./say.mjs";
import { texts } from "./texts.mjs";

/** The headless shell first: the same pages in the same engine, without the window that nobody sees, for two thirds of the work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** A Chromium that is there already: a given path first, then the system's. */
export function findChromium() {
  const given = process.env.HOUSESTYLE_CHROMIUM || process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** Makes sure of a Chromium: one that is there, else Debian's package, else the test tool's own download. */
export function ensureChromium(node) {
  return findChromium() ?? fromDebian() ?? fromPlaywright(node);
}

function fromDebian() {
  if (process.env.HOUSESTYLE_CHROMIUM || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say(texts.fetchingBrowser("apt-get install chromium-headless-shell"));
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) =>
    spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=600", "-qq", ...args], { env, stdio: "ignore" });
  apt("update");
  // Older releases have the whole browser alone.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    apt("install", "-y", "--no-install-recommends", name);
    if (findChromium()) break;
  }
  return findChromium();
}

function fromPlaywright(node) {
  say(texts.fetchingBrowser("playwright-core install chromium --only-shell"));
  const folder = join(root, "node_modules", ".cache", "browsers");
  const cli = join(root, "node_modules", "playwright-core", "cli.js");
  spawnSync(node, [cli, "install", "chromium", "--only-shell"], {
    env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    stdio: "ignore",
    timeout: 300_000,
  });
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
  return files.find((path) => /[\\/](chrome-headless-shell|headless_shell)(\.exe)?$/.test(path));
}
