import { expect, test } from "vitest";
import { cookiePrefix, endingWeaker, withCurrentName } from "./session-cookies.ts";

const https = "https://write.example";

test("only over HTTPS are cookies bound to the host", () => {
  expect([cookiePrefix(https), cookiePrefix("http://localhost:4000")]).toEqual(["__Host-housestyle", "housestyle"]);
});

test("an older session cookie is read under the name of today, and never beside a stronger one", () => {
  const old = "theme=dark; __Secure-housestyle.session_token=old; housestyle.session_token=plain";
  expect(withCurrentName(old, https)).toBe("__Host-housestyle.session_token=old; theme=dark");
  expect(withCurrentName(`${old}; __Host-housestyle.session_token=new`, https)).toBe(
    "__Host-housestyle.session_token=new; theme=dark",
  );
  expect(withCurrentName("theme=dark", https)).toBe("theme=dark");
  expect(withCurrentName("housestyle.session_token=plain", "http://localhost")).toBe("housestyle.session_token=plain");
});

test("whatever sets or ends the session ends it under its older names", () => {
  const line = "__Host-housestyle.session_token=new; Path=/; Secure";
  expect(endingWeaker([line]).map((each) => /^[^=]+=/.exec(each)?.[0])).toEqual([
    "__Host-housestyle.session_token=",
    "__Secure-housestyle.session_token=",
    "housestyle.session_token=",
  ]);
  expect(endingWeaker(["housestyle.session_token=new"])).toEqual(["housestyle.session_token=new"]);
  expect(endingWeaker(["__Host-housestyle.state=x"])).toEqual(["__Host-housestyle.state=x"]);
});
