import { limits } from "@housestyle/contract";
import { Failure } from "../http/index.ts";

let common: Promise<ReadonlySet<string>> | undefined;
const sequences = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm"];

/** Refuses passwords that others try first: common ones, one letter again and again, a row of keys, the address itself. */
export async function mustBeUncommon(password: string, email: string): Promise<void> {
  const plain = password.toLowerCase();
  common ??= readCommon();
  const [name = ""] = email.toLowerCase().split("@");
  const weak =
    (await common).has(plain) ||
    // A common password made long by repeating it.
    /^(.{1,5})\1+$/u.test(plain) ||
    sequences.some((row) => row.includes(plain)) ||
    plain === email.toLowerCase() ||
    (name.length >= 4 && plain.replaceAll(/[\d\W_]/g, "") === name.replaceAll(/[\d\W_]/g, ""));
  if (weak) throw new Failure("common-password");
}

/**
 * Common passwords long enough to be allowed otherwise; the list comes with the package zxcvbn-ts (MIT). Read when the
 * first password is chosen: it is large.
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    (dictionary["passwords-common"] as readonly string[]).filter((word) => word.length >= limits.leastPassword),
  );
}
