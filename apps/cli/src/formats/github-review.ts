import { texts } from "../texts.ts";
import type { OutputReport } from "./report.ts";
import { reviewComments } from "./review-comments.ts";

/** The body of a request that creates a review of a pull request, docs.github.com/rest/pulls/reviews. */
export function githubReview(report: OutputReport): string {
  const { comments, left } = reviewComments(report, report.review, () => "suggestion");
  const review = {
    event: "COMMENT",
    body: texts.reviewSummary(comments.length, left),
    comments: comments.map(({ path, from, to, body }) => ({
      path,
      ...(from < to && { start_line: from, start_side: "RIGHT" }),
      line: to,
      side: "RIGHT",
      body,
    })),
  };
  return `${JSON.stringify(review, null, 2)}\n`;
}
