import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hashKey, proofOf } from "./credentials.ts";

const secret = "a secret of this test";
const none = { cookie: undefined, authorization: undefined, licenceCode: undefined };
const signed = `token.${createHmac("sha256", secret).update("token").digest("base64")}`;
const inCookie = (value: string) => proofOf({ ...none, cookie: `housestyle.session_token=${value}` }, secret);
const asBearer = (value: string) => proofOf({ ...none, authorization: `Bearer ${value}` }, secret);

test("a session's token counts with its own signature alone", () => {
  expect([inCookie(encodeURIComponent(signed)), asBearer(signed)]).toEqual(
    Array(2).fill({ kind: "session", token: "token" }),
  );
});

test.each(["", "token", "token.", ".", "token.YWJj", signed.replace("token", "taken"), signed.slice(0, -9), "%"])(
  "%j is no session: a cookie is overlooked, and what is shown on purpose is refused",
  (value) => {
    expect(inCookie(value)).toEqual({ kind: "nothing" });
    if (value !== "") expect(asBearer(value)).toEqual({ kind: "forged" });
  },
);

test("a cookie that only encrypted pages can set goes before the plain one, in whatever order they come", () => {
  const other = `other.${createHmac("sha256", secret).update("other").digest("base64")}`;
  const plain = `housestyle.session_token=${encodeURIComponent(other)}`;
  const secure = `__Secure-housestyle.session_token=${encodeURIComponent(signed)}`;
  const ofHost = `__Host-housestyle.session_token=${encodeURIComponent(signed)}`;
  const otherSecure = `__Secure-housestyle.session_token=${encodeURIComponent(other)}`;
  for (const [weaker, stronger] of [
    [plain, secure],
    [plain, ofHost],
    [otherSecure, ofHost],
  ]) {
    for (const cookie of [`${weaker}; ${stronger}`, `${stronger}; ${weaker}`]) {
      expect(proofOf({ ...none, cookie }, secret)).toEqual({ kind: "session", token: "token" });
    }
  }
  // One that is no longer good is no reason to look at a weaker one.
  expect(proofOf({ ...none, cookie: `${plain}; __Host-housestyle.session_token=gone` }, secret)).toEqual({
    kind: "nothing",
  });
});

test("a key goes before a cookie, wherever it is shown", () => {
  const cookie = `housestyle.session_token=${encodeURIComponent(signed)}`;
  const key = { kind: "key", hash: hashKey("hs_1") };
  expect(proofOf({ ...none, cookie, authorization: "bearer hs_1" }, secret)).toEqual(key);
  expect(proofOf({ ...none, cookie, licenceCode: " hs_1 " }, secret)).toEqual(key);
  expect(proofOf({ ...none, cookie, licenceCode: " " }, secret)).toEqual({ kind: "session", token: "token" });
});
