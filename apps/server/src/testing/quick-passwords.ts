import { createHash } from "node:crypto";
import type { PasswordHashing } from "../accounts/index.ts";

const digest = (password: string): string => `quick:${createHash("sha256").update(password).digest("hex")}`;

/** Keeps passwords so that it costs nothing: hundreds of tests make accounts, and scrypt takes a tenth of a second for each. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};
