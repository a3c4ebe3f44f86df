import { existsSync, globSync } from "node:fs";

/** Debian's Firefox, or the one that `HOUSESTYLE_FIREFOX` names; undefined where there is none. */
export function findFirefox(): string | undefined {
  return present(process.env.HOUSESTYLE_FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox");
}

/** What it takes to drive WebKitGTK: its driver, a window for it, and a screen nobody sees. */
export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Debian's WebKitGTK; undefined where a part of it is missing. */
export function findWebKit(): WebKitParts | undefined {
  const driver = present("/usr/bin/WebKitWebDriver");
  const browser = present(...globSync("/usr/lib/*/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser"));
  const screen = present("/usr/bin/Xvfb");
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

function present(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}
