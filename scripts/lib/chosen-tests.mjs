import { touchedBrowserTests } from "./touched-tests.mjs";

const rules = "packages/engine/src/rules";
/** No program imports the text of a rule: the test that reads it stands for it. */
const standIn = (path) => (path.startsWith(`${rules}/`) && path.endsWith(".txt") ? `${rules}/rules.test.ts` : path);

/**
 * What the test runner is asked for: all tests, those below the paths that are named, or with `--changed` those that a change
 * touches, since the last commit or since `--changed=NAME`. `git` answers the lines of a command, `browserTests` all
 * browser tests.
 */
export function chosenTests(args, git, browserTests) {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (!changed) return ["run", ...args];
  const since = changed.split("=")[1] ?? "HEAD";
  const files = [
    ...git("diff", "--name-only", "--diff-filter=d", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const found = [...new Set(files.map(standIn))];
  const others = args.filter((arg) => arg !== changed);
  // Without a file to ask for, the runner would run them all.
  const asked = found.length > 0 ? found : ["package.json"];
  return ["related", "--run", "--passWithNoTests", ...others, ...asked, ...touchedBrowserTests(files, browserTests)];
}
