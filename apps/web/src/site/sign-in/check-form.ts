import { signIn } from "../../texts/sign-in.ts";

/** What is wrong with a form, by field; nothing when it may be sent. The server judges again. */
export type FormFaults = Readonly<Record<string, string>>;

const { missing } = signIn;
const leastPassword = 10;

/** What is wrong with an e-mail address: nothing, or one sentence. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === "") return missing.email;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : missing.emailForm;
}

/** Returns what is wrong with a new password. */
export function newPasswordFault(password: string): string | undefined {
  if (password === "") return missing.newPassword;
  return password.length < leastPassword ? missing.shortPassword : undefined;
}

/** The login as it was filled in. */
export function loginFaults({ Email, Password }: { readonly Email: string; readonly Password: string }): FormFaults {
  return present({ Email: emailFault(Email), Password: Password === "" ? missing.password : undefined });
}

/** The form for a new account as it was filled in; `CompanyName` only when the details are open. */
export function signUpFaults(form: {
  readonly Email: string;
  readonly Password: string;
  readonly CompanyName?: string | undefined;
}): FormFaults {
  return present({
    Email: emailFault(form.Email),
    Password: newPasswordFault(form.Password),
    CompanyName: form.CompanyName?.trim() === "" ? missing.companyName : undefined,
  });
}

/** Returns only the faults that have a text. */
export function present(faults: Readonly<Record<string, string | undefined>>): FormFaults {
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
