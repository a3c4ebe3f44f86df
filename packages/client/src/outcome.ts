/** The result of a call. Nothing is thrown; a call that its caller canceled is neither a success nor a failure. */
export type Outcome<T> =
  | {
      readonly kind: "done";
      readonly value: T;
      /** For a page of a list: how many rows there are before paging. */
      readonly total?: number;
    }
  | { readonly kind: "aborted" }
  | {
      readonly kind: "failed";
      /** HTTP status, or −1 when the server could not be reached. */
      readonly status: number;
      /** Name from the table of failures, or the empty string when the answer had none. */
      readonly code: string;
      /** A sentence for people. */
      readonly message: string;
      /** What is wrong with which member of the request. */
      readonly fields?: Readonly<Record<string, readonly string[]>>;
      /** Seconds to wait before another try, if the server sent them. */
      readonly retryAfter?: number;
    };
