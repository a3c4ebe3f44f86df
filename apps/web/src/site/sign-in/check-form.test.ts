import { expect, test } from "vitest";
import { signIn } from "../../texts/sign-in.ts";
import { loginFaults, signUpFaults } from "./check-form.ts";

const { missing } = signIn;

test("an empty login says what is missing, a full one nothing", () => {
  expect(loginFaults({ Email: " ", Password: "" })).toEqual({ Email: missing.email, Password: missing.password });
  expect(loginFaults({ Email: "ann@example.org", Password: "x" })).toEqual({});
});

test("a new account needs an address, a long password, and a name for the company whose details are open", () => {
  expect(signUpFaults({ Email: "ann", Password: "short", CompanyName: " " })).toEqual({
    Email: missing.emailForm,
    Password: missing.shortPassword,
    CompanyName: missing.companyName,
  });
  expect(signUpFaults({ Email: "ann@example.org", Password: "long enough" })).toEqual({});
});
