import { openDatabase } from "./database.ts";
import { forgetAccount } from "./journal.ts";

const name = "housestyle.account";

/**
 * Returns the account that this browser was last used with. Only its number is stored, so that writing can continue
 * without a network.
 */
export function rememberedAccount(): number | undefined {
  const kept = Number(read() ?? Number.NaN);
  return Number.isInteger(kept) ? kept : undefined;
}

/** Records who has signed in, after removing what was stored for someone else. */
export function rememberAccount(id: number): void {
  const before = rememberedAccount();
  const isOther = before !== undefined && before !== id;
  const keep = () => {
    try {
      localStorage.setItem(name, String(id));
    } catch {
      // Then a page without network begins with the draft of this device.
    }
  };
  if (isOther) void leaveAccount().then(keep, keep);
  else keep();
}

/** Records that the person has signed out, and removes everything that the server has as well. */
export async function leaveAccount(): Promise<void> {
  const account = rememberedAccount();
  if (account === undefined) return;
  const database = await openDatabase();
  await forgetAccount(database, account);
  database.close();
  await import("../images/images-of-device.ts").then(({ sweep }) => sweep(0)).catch(() => {});
  // Last, so that a page that is left meanwhile begins again the next time.
  if (rememberedAccount() === account) localStorage.removeItem(name);
}

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
