import { type FailureBody, type FailureCode, failures } from "@housestyle/contract";

/** What a failure may add to its entry in the table. */
export interface FailureDetails {
  /** Says more precisely what is wrong, never with words of the caller. */
  readonly message?: string;
  readonly modelState?: NonNullable<FailureBody["ModelState"]>;
  /** Further members of the answer; may hold rows the caller can read anyway. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

/** A failure that was to be expected; thrown anywhere, turned into an answer in one place. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly details: FailureDetails;
  /** The framework reads it, and sets it on errors that have none. */
  readonly statusCode: number;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(failures[code].message);
    this.code = code;
    this.details = details;
    this.statusCode = failures[code].status;
  }

  /** The body of the answer. */
  body(requestId: string): FailureBody {
    const { message, modelState, more } = this.details;
    return {
      ...more,
      Message: message ?? failures[this.code].message,
      Code: this.code,
      RequestId: requestId,
      ...(modelState && { ModelState: modelState }),
    };
  }
}
