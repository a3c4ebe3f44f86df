/** What TBX calls a status, with and without its ending; anything else is no status of ours. */
const statuses: ReadonlyMap<string, string> = new Map([
  ["preferredterm", "Approved"],
  ["preferred", "Approved"],
  ["admittedterm", "Admitted"],
  ["admitted", "Admitted"],
  ["deprecatedterm", "Deprecated"],
  ["deprecated", "Deprecated"],
  ["supersededterm", "Deprecated"],
  ["superseded", "Deprecated"],
]);

/** Our status for one of TBX; Pending for one that is not known. */
export const statusOfTbx = (value: string): string =>
  statuses.get(
    value
      .trim()
      .replace(/-admn-sts$/, "")
      .toLowerCase(),
  ) ?? "Pending";

/** The status of TBX for one of ours; undefined for Pending, which TBX-Basic has no word for. */
export const tbxStatus = (status: string): string | undefined =>
  ({
    Approved: "preferredTerm-admn-sts",
    Admitted: "admittedTerm-admn-sts",
    Deprecated: "deprecatedTerm-admn-sts",
    Forbidden: "deprecatedTerm-admn-sts",
  })[status];
