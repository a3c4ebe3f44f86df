import { touchedBrowserTests } from "./touched-tests.mjs";

const rules = "packages/engine/src/rules";
/** What holds a rule: its text, its examples, and edited prose. Every other test that imports the engine knows no rule by name. */
const testsOfRules = [rules, "packages/engine/src/create-engine.test.ts", "packages/engine/src/novels.test.ts"];

/**
 * Returns what the test runner is asked for as `args`, and as `needsBuild` whether programs or pages may run in it. All tests; those below the
 * paths that are named; or with `--changed` those that a change affects, since the last commit or since `--changed=NAME`: undefined
 * when nothing has changed, because the runner would take no file for all of them. `git` returns the lines of a command,
 * `browserTests` holds all browser tests.
 */
export function chosenTests(args, git, browserTests) {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (!changed) return { args: ["run", ...args], needsBuild: true };
  const since = changed.split("=")[1] ?? "HEAD";
  const files = [
    ...new Set([
      ...git("diff", "--name-only", "--diff-filter=d", since),
      ...git("ls-files", "--others", "--exclude-standard"),
    ]),
  ];
  const others = args.filter((arg) => arg !== changed);
  const run = (first, tests, needsBuild) => ({
    args: [...first, "--passWithNoTests", ...others, ...tests],
    needsBuild,
  });
  if (files.length === 0) return undefined;
  if (files.every((file) => file.startsWith(`${rules}/`))) return run(["run"], testsOfRules, false);
  return run(["related", "--run"], [...files, ...touchedBrowserTests(files, browserTests)], true);
}
