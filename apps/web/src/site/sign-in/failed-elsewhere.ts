import { signIn } from "../../texts/sign-in.ts";

const { failed, failedOtherwise } = signIn.elsewhere;

/** Codes that mean the same to somebody who wants to log in. */
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
]);

/** What to say to somebody who came back from another way of signing in without being signed in; never its code. */
export function failedElsewhere(search: string): string | undefined {
  const code = new URLSearchParams(search).get("error");
  if (code === null) return undefined;
  const reason = reasons.get(code.toLowerCase());
  return reason === undefined ? failedOtherwise : failed[reason];
}
