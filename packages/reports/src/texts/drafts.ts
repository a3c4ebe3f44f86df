import { catalogue } from "@housestyle/texts";

/** The texts of the comparison of two drafts. */
export const texts = catalogue("reports-drafts", {
  drafts: {
    title: "Changes since a draft",
    about:
      "What you’ve fixed since an earlier draft, and what is new. A suggestion counts as the same if the same rule flags the same words, even if they have moved. Other reports show how their numbers have changed.",
    gone: "Suggestions resolved",
    came: "New suggestions",
    findings: "Suggestions",
    whichGone: "Resolved",
    whichCame: "New",
  },
});
