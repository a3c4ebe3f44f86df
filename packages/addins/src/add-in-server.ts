/** Who gives an add-in away: it will ask this server. */
export interface AddInServer {
  /** Where people reach the server, without a slash at the end. */
  readonly address: string;
  /** Of the product, three numbers. */
  readonly version: string;
}
