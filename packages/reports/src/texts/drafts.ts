import { catalogue } from "@housestyle/texts";

/** What is said of two drafts of a text. */
export const texts = catalogue("reports-drafts", {
  drafts: {
    title: "Changes since a draft",
    about:
      "Which remarks went since an earlier draft, and which came. A remark is the same where the same rule speaks of the same words, wherever they stand now. Beside the numbers of all reports stands what they were.",
    gone: "Remarks that went",
    came: "Remarks that came",
    findings: "Remarks",
    whichGone: "Went",
    whichCame: "Came",
  },
});
