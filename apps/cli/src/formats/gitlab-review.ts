import type { OutputReport } from "./report.ts";
import { reviewComments } from "./review-comments.ts";

/**
 * The bodies of requests that start threads in a merge request, docs.gitlab.com/api/discussions. The three commits of
 * `position` are those of the merge request, which whoever sends them adds.
 */
export function gitlabReview(report: OutputReport): string {
  const { comments } = reviewComments(report, report.review, (lines) => `suggestion:-${lines}+0`);
  const threads = comments.map(({ path, to, body }) => ({
    body,
    position: { position_type: "text", old_path: path, new_path: path, new_line: to },
  }));
  return `${JSON.stringify(threads, null, 2)}\n`;
}
