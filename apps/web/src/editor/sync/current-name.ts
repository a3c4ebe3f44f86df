import type { EditorController } from "../controller/editor-controller.ts";
import { readStored } from "../storage/database.ts";
import { keyOf } from "../storage/journal.ts";
import { renamedTo } from "../storage/last-document.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { documentAddress, isNew } from "./document-address.ts";

/** Returns the current name of a document and puts it into the address: the server may have named it after that was recorded. */
export async function currentName(
  controller: EditorController,
  database: BrowserDatabase,
  account: number,
  named: string,
): Promise<string> {
  const key = keyOf(account, named);
  const real = isNew(named) ? renamedTo(key) : undefined;
  if (real === undefined || (await readStored(database, key))) return named;
  const name = real.slice(real.indexOf("/") + 1);
  controller.named = name;
  history.replaceState(history.state, "", documentAddress(name));
  return name;
}
