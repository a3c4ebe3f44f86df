/** The statuses of TBX, with and without their endings. Others have no equivalent. */
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

/** Returns the status for one of TBX, or Pending if it is unknown. */
export const statusOfTbx = (value: string): string =>
  statuses.get(
    value
      .trim()
      .replace(/-admn-sts$/, "")
      .toLowerCase(),
  ) ?? "Pending";

/** Returns the TBX status, or undefined for Pending, which TBX-Basic does not have. */
export const tbxStatus = (status: string): string | undefined =>
  ({
    Approved: "preferredTerm-admn-sts",
    Admitted: "admittedTerm-admn-sts",
    Deprecated: "deprecatedTerm-admn-sts",
    Forbidden: "deprecatedTerm-admn-sts",
  })[status];
