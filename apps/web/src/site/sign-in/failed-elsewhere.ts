import { signIn } from "../../texts/sign-in.ts";

const { failed, failedOtherwise } = signIn.elsewhere;

/** Error codes that mean the same to someone who wants to log in. */
const reasons: ReadonlyMap<string, keyof typeof failed> = new Map([
  ["access_denied", "access_denied"],
  ["state_mismatch", "state_mismatch"],
  ["state_not_found", "state_mismatch"],
  ["state_invalid", "state_mismatch"],
  ["please_restart_the_process", "state_mismatch"],
  ["account_not_linked", "account_not_linked"],
  ["unable_to_link_account", "account_not_linked"],
  ["account_already_linked_to_different_user", "account_not_linked"],
  ["email_not_found", "email_not_found"],
  ["email_not_verified", "email_not_verified"],
  ["signup_disabled", "signup_disabled"],
  ["unable_to_create_user", "signup_disabled"],
  ["wrong_domain", "wrong_domain"],
  ["account_disabled", "account_disabled"],
  ["invalid_saml_response", "invalid_answer"],
  ["invalid_provider", "invalid_answer"],
  ["replay_detected", "invalid_answer"],
]);

/**
 * Returns the message for someone who returns from another sign-in provider without being signed in. It never shows the
 * error code.
 */
export function failedElsewhere(search: string): string | undefined {
  const code = new URLSearchParams(search).get("error");
  if (code === null) return undefined;
  const reason = reasons.get(code.toLowerCase());
  return reason === undefined ? failedOtherwise : failed[reason];
}
