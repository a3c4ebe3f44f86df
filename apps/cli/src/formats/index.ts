import type { OutputFormat } from "../options.ts";
import { checkstyle } from "./checkstyle.ts";
import { github } from "./github.ts";
import { githubReview } from "./github-review.ts";
import { gitlab } from "./gitlab.ts";
import { gitlabReview } from "./gitlab-review.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { line } from "./line.ts";
import { namedFrom, type OutputReport } from "./report.ts";
import { sarif } from "./sarif.ts";
import { textlint } from "./textlint.ts";

export type { OutputReport } from "./report.ts";

const writers: Readonly<Record<OutputFormat, (report: OutputReport) => string>> = {
  ...{ line, json, sarif, textlint, github, gitlab, junit, checkstyle },
  "github-review": githubReview,
  "gitlab-review": gitlabReview,
};

/** Those that a build reads, which knows files by their places in its checkout. */
const forBuilds: ReadonlySet<OutputFormat> = new Set([
  ...(["sarif", "github", "gitlab", "junit", "checkstyle", "github-review", "gitlab-review"] as const),
]);

/** Where a build has put its checkout, as far as its service says so. */
type BuildContext = { readonly cwd: string; readonly env: Readonly<Record<string, string | undefined>> };

/** A report in the form that was asked for. */
export function written(output: OutputFormat, report: OutputReport, { cwd, env }: BuildContext): string {
  const top = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || cwd;
  return writers[output](forBuilds.has(output) ? namedFrom(report, top, cwd) : report);
}
