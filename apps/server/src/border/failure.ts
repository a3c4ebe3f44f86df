import { type FailureBody, type FailureCode, failures } from "@housestyle/contract";

/** What a failure can add to its entry in the table. */
export interface FailureDetails {
  /** A more specific message, without words of the caller. */
  readonly message?: string;
  readonly modelState?: NonNullable<FailureBody["ModelState"]>;
  /** Further members of the response. They may contain rows that the caller can read. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** An expected failure. It can be thrown anywhere and becomes a response in one place. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly details: FailureDetails;
  /** Read by the framework, which sets it on other errors. */
  readonly statusCode: number;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(failures[code].message);
    this.code = code;
    this.details = details;
    this.statusCode = failures[code].status;
  }

  /** Returns the body of the response. */
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
