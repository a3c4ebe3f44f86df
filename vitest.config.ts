import { defineConfig } from "vitest/config";

/** What counts the work of the code it imports must be the first in its process to import it. */
const counting = "packages/*/src/scaling.test.ts";

/** These run the server as a program of its own, built to JavaScript. */
const programs = ["apps/server/src/{main,backup-main,nodes}.test.ts", "scripts/built.test.mjs"];

/** On two cores: browsers and databases mostly wait; more than three at a time take memory and caches from each other. */
const workers = 3;

/**
 * Four kinds of tests: those that need Node alone, those that run programs, those that count work, and those that drive
 * a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/*.browser.test.{ts,tsx}", counting, ...programs, "**/node_modules/**", "**/dist/**"],
          globalSetup: ["apps/server/src/testing/database-setup.mjs"],
          maxWorkers: workers,
          // Files that follow each other in one process need not read all modules anew.
          isolate: false,
          // What is waited for may take a while on a busy machine, and a test of half a thousand sentences, too.
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "programs",
          include: programs,
          globalSetup: ["scripts/lib/programs-setup.mjs", "apps/server/src/testing/database-setup.mjs"],
          maxWorkers: workers,
          isolate: false,
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // As many workers as the others have: then these run among them, each still in a process of its own.
        test: { name: "counting", include: [counting], maxWorkers: workers, testTimeout: 60_000 },
      },
      {
        test: {
          name: "browser",
          include: ["packages/*/src/**/*.browser.test.{ts,tsx}", "apps/*/src/**/*.browser.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          globalSetup: ["scripts/lib/browser-setup.mjs", "apps/server/src/testing/database-setup.mjs"],
          maxWorkers: workers,
          isolate: false,
          // As patient as a page's own waits are.
          expect: { poll: { timeout: 25_000 } },
          // What takes a dozen seconds on a quiet machine takes a minute on a loaded one. Each wait has its own end.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
