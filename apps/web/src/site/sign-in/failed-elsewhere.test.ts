import { expect, test } from "vitest";
import { signIn } from "../../texts/sign-in.ts";
import { failedElsewhere } from "./failed-elsewhere.ts";

const { failed, failedOtherwise } = signIn.elsewhere;

test.each([
  ["", undefined],
  ["?next=/editor", undefined],
  ["?error=access_denied", failed.access_denied],
  ["?error=STATE_NOT_FOUND", failed.state_mismatch],
  ["?error=account_not_linked&next=/team", failed.account_not_linked],
  ["?error=wrong_domain", failed.wrong_domain],
  ["?error=invalid_saml_response", failed.invalid_answer],
  ["?error=constructor", failedOtherwise],
  ["?error=", failedOtherwise],
  ["?error=%3Cb%3EPay here%3C/b%3E", failedOtherwise],
])("%s is told in our own words", (search, said) => {
  expect(failedElsewhere(search)).toBe(said);
});
