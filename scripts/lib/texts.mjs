/** Sentences for the person who starts, builds or tests. */
export const texts = {
  installing: "Installing packages. This happens once and takes about a minute …",
  installOffline:
    "The packages could not be downloaded. Check the connection to the npm registry (npm config get registry) and try again.",
  installNotWritable: (folder) => `The folder ${folder} cannot be written to. Change its owner, then try again.`,
  installFull: "The disk is full. Free some space, then try again.",
  installFailed: "The packages could not be installed. The lines above say why.",
  noNpm: "npm was not found. Install Node.js with npm, then try again.",
  noNode:
    "There is no Node 24 for this machine. Install Node 24 or newer (https://nodejs.org) and start again with it, or run “npm ci” so that npm brings one.",
  building: (what) => `Building ${what} …`,
  buildFailed: (what) => `${what} could not be built. The lines above say why.`,
  starting: "Starting …",
  noBrowser:
    "No Chromium was found and none could be installed, so the browser tests cannot run. Set HOUSESTYLE_CHROMIUM to its path.",
  noWholeBrowser:
    "No whole Chromium was found and none could be installed, so the tests of the browser extension are skipped. Set HOUSESTYLE_WHOLE_CHROMIUM to its path.",
  fetchingBrowser: (how) => `Looking for a Chromium: ${how} …`,
  nothingChanged: "Nothing has changed since the last commit.",
  heavyLoad: (load) => `The load of this machine is ${load}: the tests will take longer than on a quiet one.`,
  slowestFiles: "Slowest files:",
  skippedTests: "Skipped:",
  noReason: "no reason given",
  flakyTests: (count) => `Flaky: ${count} (failed once, then passed)`,
  failedTests: (count) => `Failed: ${count}`,
  testTimes: (tier, seed, times) => `Tier: ${tier}. Seed of the day: ${seed}. Worker time: ${times}.`,
  testLoads: (start, end) => `Load of the machine: ${start} at the start, ${end} at the end.`,
  stopped: (signal) => `Stopped by ${signal} before all tests had run.`,
};
