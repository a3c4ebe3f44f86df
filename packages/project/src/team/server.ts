/** Where a team's decisions come from. */
export interface TeamServer {
  /** Its address, without a path. */
  readonly address: string;
  /** A key of the account page with the scope `check`. */
  readonly key: string;
  /** Where what it said is kept for when it cannot be reached. */
  readonly cache: string;
}
