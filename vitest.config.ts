import { defineConfig } from "vitest/config";
import { seedOfToday } from "./scripts/lib/seed-of-today.mjs";

/** Tests of the deep tier alone, and what no test may be found in. */
const deep =
  process.env.HOUSESTYLE_TEST_TIER === "deep" ? [] : ["**/*.deep.test.{ts,tsx,mjs}", "**/*.deep.browser.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", ...deep];

/** What counts the work of the code it imports must be the first in its process to import it. */
const counting = ["packages/*/src/scaling.test.ts", "packages/*/src/scaling.deep.test.ts"];

/** These run the server as a program of its own, built to JavaScript. */
const programs = ["apps/server/src/{main,backup-main,nodes}{,.deep}.test.ts", "scripts/built.test.mjs"];

const inBrowsers = ["packages/*/src/**/*.browser.test.ts", "apps/*/src/**/*.browser.test.ts"];

/** On two cores: browsers and databases mostly wait; more than three at a time take memory and caches from each other. */
const workers = 3;

/** Of no use but to end what hangs: a loaded machine makes a run slow, never red. What is waited for has an end of its own. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** Files that follow each other in one process need not read all modules anew. */
const shared = {
  maxWorkers: workers,
  isolate: false,
  env: { HOUSESTYLE_TEST_SEED: String(seedOfToday()) },
  ...patience,
};

/** Node runs our TypeScript as it is; only what draws, and is named .tsx, has to be transformed. */
const native = { experimental: { viteModuleRunner: false } };

const database = "apps/server/src/testing/database-setup.mjs";

/**
 * Five kinds of tests: those that need Node alone, those of what draws, those that run programs, those that count work, and
 * those that drive a real browser. What depends on other programs may be tried twice; the summary names what needed it.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/*/src/**/*.test.ts", "scripts/**/*.test.mjs"],
          exclude: [...inBrowsers, ...counting, ...programs, ...never],
          globalSetup: [database],
          ...native,
          ...shared,
        },
      },
      {
        test: {
          name: "drawing",
          include: ["packages/*/src/**/*.test.tsx", "apps/*/src/**/*.test.tsx"],
          exclude: never,
          ...shared,
        },
      },
      {
        test: {
          name: "programs",
          include: programs,
          exclude: never,
          globalSetup: ["scripts/lib/programs-setup.mjs", database],
          retry: 1,
          ...native,
          ...shared,
        },
      },
      {
        // As many workers as the others have: then these run among them, each still in a process of its own.
        test: { name: "counting", include: counting, exclude: never, ...native, ...shared, isolate: true },
      },
      {
        test: {
          name: "browser",
          include: inBrowsers,
          exclude: never,
          globalSetup: ["scripts/lib/browser-setup.mjs", database],
          retry: 1,
          ...native,
          ...shared,
        },
      },
    ],
  },
});
