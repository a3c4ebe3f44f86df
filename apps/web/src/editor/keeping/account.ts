import { openDatabase } from "./database.ts";
import { forgetAccount } from "./journal.ts";

const name = "housestyle.account";

/** The account this browser last worked for: only its number, so that writing goes on where there is no network. */
export function rememberedAccount(): number | undefined {
  const kept = Number(read() ?? Number.NaN);
  return Number.isInteger(kept) ? kept : undefined;
}

/** Somebody is signed in. */
export function rememberAccount(id: number): void {
  const before = rememberedAccount();
  if (before !== undefined && before !== id) void leaveAccount();
  try {
    localStorage.setItem(name, String(id));
  } catch {
    // Then a page without network begins with the draft of this device.
  }
}

/** Nobody is signed in any more: forgets what the server knows as well. */
export async function leaveAccount(): Promise<void> {
  const account = rememberedAccount();
  if (account === undefined) return;
  localStorage.removeItem(name);
  const database = await openDatabase();
  await forgetAccount(database, account);
  database.close();
}

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
