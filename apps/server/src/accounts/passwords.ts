import { limits } from "@housestyle/contract";
import { Failure } from "../http/index.ts";

let common: Promise<ReadonlySet<string>> | undefined;
const sequences = ["abcdefghijklmnopqrstuvwxyz", "01234567890123456789", "qwertyuiopasdfghjklzxcvbnm"];

/**
 * Rejects passwords that attackers try first: common ones, repeated characters, rows of keys, and the email address.
 */
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
 * Common passwords that would otherwise be long enough, from the package zxcvbn-ts (MIT). The list is large and is only
 * read when the first password is chosen.
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(
    (dictionary["passwords-common"] as readonly string[]).filter((word) => word.length >= limits.leastPassword),
  );
}
