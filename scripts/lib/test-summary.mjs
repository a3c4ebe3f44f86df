import { texts } from "./texts.mjs";

/** So many tests that pass only on the second try fail the run. */
export const mostFlaky = 3;
/** How many of the slowest files are listed. */
const mostSlow = 20;
/** How much of an error fits into a line of the summary, UTF-16 code units. */
const errorLength = 200;

/** Returns what the result file of a run holds, one record a line; a last line that was cut off is left out. */
export function recordsOf(results) {
  return results.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/**
 * Counts the records of a run. A file that could not be loaded, an error outside of any test, a run without an end, and
 * more than three flaky tests are failures, too.
 */
export function countsOf(records) {
  const tests = records.filter(({ kind }) => kind === "test");
  const count = (state) => tests.filter((test) => test.state === state).length;
  const broken = records.filter(({ kind, error }) => kind !== "test" && error !== undefined).length;
  const unended = records.some(({ kind }) => kind === "end") ? 0 : 1;
  const tooFlaky = flakyOf(records).length > mostFlaky ? 1 : 0;
  return {
    passed: count("passed"),
    failed: count("failed") + broken + unended + tooFlaky,
    skipped: count("skipped"),
  };
}

/** The closing line of a test run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** The tests that passed only on the second try. */
function flakyOf(records) {
  return records.filter(({ kind, flaky }) => kind === "test" && flaky);
}

/**
 * Returns the lines that explain a run: what failed, what was flaky or skipped and why, the slowest files, the time of each
 * project, and the load of the machine. `run` holds the tier, the seed of the day, and the load at the start and end.
 */
export function summaryOf(records, { tier, seed, loads }) {
  const files = records.filter(({ kind }) => kind === "file");
  const slowest = files.toSorted((a, b) => b.duration - a.duration).slice(0, mostSlow);
  const times = grouped(files, ({ project }) => project).map(([project, all]) => `${project} ${seconds(sum(all))} s`);
  return [
    ...section(
      texts.slowestFiles,
      slowest.map(({ duration, file }) => `${seconds(duration).padStart(6)} s  ${file}`),
    ),
    ...section(texts.skippedTests, skipsOf(records)),
    ...section(
      texts.flakyTests(flakyOf(records).length),
      flakyOf(records).map(({ file, name, error }) => `${file} > ${name}: ${short(error)}`),
    ),
    ...failuresOf(records),
    texts.testTimes(tier, seed, times.join(", ")),
    texts.testLoads(...loads.map((load) => load.toFixed(1))),
  ];
}

/** Returns a line for each failure so far, under a heading; nothing when there is none. */
export function failuresOf(records) {
  const failed = records.filter(({ kind, state, error }) =>
    kind === "test" ? state === "failed" : kind !== "end" && error !== undefined,
  );
  return section(
    texts.failedTests(failed.length),
    failed.map(({ file = "", name, error }) => `${[file, name].filter(Boolean).join(" > ")}: ${short(error)}`),
  );
}

/** The skipped tests by their reason: a note of the test, or what its name or its suite's says in parentheses. */
function skipsOf(records) {
  const skipped = records.filter(({ kind, state }) => kind === "test" && state === "skipped");
  const reasonOf = ({ file, name, reason }) =>
    `${file}: ${reason ?? /\(([^()]+)\)(?: >|$)/.exec(name)?.[1] ?? texts.noReason}`;
  return grouped(skipped, reasonOf).map(([reason, all]) => `${String(all.length).padStart(6)}  ${reason}`);
}

/** As `Map.groupBy`, which the oldest Node that starts us lacks. */
function grouped(all, keyOf) {
  const groups = new Map();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups];
}

const section = (title, lines) => (lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ""]);
const short = (error = "") => error.replaceAll(/\s+/g, " ").slice(0, errorLength);
const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);
const sum = (files) => files.reduce((total, { duration }) => total + duration, 0);
