import type { DialectResponse, Failure } from "../http/index.ts";

/** The error codes of OAuth (RFC 6749, 7009, 7591, 8707). */
type OAuthError =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unsupported_grant_type"
  | "invalid_target"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "temporarily_unavailable"
  | "server_error";

/** Returns a response that is not cached. */
export const answered = (status: number, body: object): DialectResponse => ({
  status,
  type: "application/json",
  headers: { "cache-control": "no-store" },
  body: JSON.stringify(body),
});

/** Returns a refusal in the words of OAuth. */
export const refused = (error: OAuthError, description: string, status = 400): DialectResponse =>
  answered(status, { error, error_description: description });

/** Returns how failures are answered; `invalid` names what is wrong with the request itself. */
export const failedAs =
  (invalid: OAuthError) =>
  ({ statusCode, message, details }: Failure): DialectResponse => {
    const error =
      statusCode === 429 || statusCode === 503
        ? "temporarily_unavailable"
        : statusCode >= 500
          ? "server_error"
          : invalid;
    return refused(error, details.message ?? message, statusCode);
  };
