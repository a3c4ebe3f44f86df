import type { Database } from "../db/index.ts";
import type { SignUpMode } from "./services.ts";
import { isEmpty, isInvited } from "./store.ts";

/** Whether an account may be made for this address. The first of a server always may. */
export async function mayMakeAccount(database: Database, mode: SignUpMode, email: string): Promise<boolean> {
  if (mode === "open" || (await isEmpty(database))) return true;
  return mode === "invited" && (await isInvited(database, email));
}
