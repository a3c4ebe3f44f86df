/** Sentences for the person who starts, builds or tests. */
export const texts = {
  installing: "Installing packages. This happens only once and takes about a minute…",
  installOffline:
    "The packages could not be downloaded. Check your connection to the npm registry (npm config get registry) and try again.",
  installNotWritable: (folder) => `The folder ${folder} is not writable. Change its owner and try again.`,
  installFull: "The disk is full. Free some space and try again.",
  installFailed: "The packages could not be installed. See the output above.",
  noNpm: "npm was not found. Install Node.js with npm and try again.",
  noNode:
    "Node 24 was not found. Install Node 24 or newer (https://nodejs.org) and try again, or run “npm ci” to have npm install it.",
  building: (what) => `Building ${what}…`,
  buildFailed: (what) => `Could not build ${what}. See the output above.`,
  starting: "Starting…",
  noBrowser:
    "Chromium was not found and could not be installed, so the browser tests cannot run. Set HOUSESTYLE_CHROMIUM to its path.",
  noWholeBrowser:
    "A full Chromium build was not found and could not be installed, so the browser extension tests are skipped. Set HOUSESTYLE_WHOLE_CHROMIUM to its path.",
  fetchingBrowser: (how) => `Looking for Chromium: ${how}…`,
  nothingChanged: "Nothing has changed since the last commit.",
  heavyLoad: (load) => `Machine load is ${load}, so the tests will take longer than usual.`,
  slowestFiles: "Slowest files:",
  skippedTests: "Skipped:",
  noReason: "no reason given",
  flakyTests: (count) => `Flaky: ${count} (failed once, then passed)`,
  failedTests: (count) => `Failed: ${count}`,
  testTimes: (tier, seed, times) => `Tier: ${tier}. Today’s seed: ${seed}. Worker time: ${times}.`,
  testLoads: (start, end) => `Machine load: ${start} at the start, ${end} at the end.`,
  stopped: (signal) => `Stopped by ${signal} before all tests had run.`,
};
