import type { ExtensionContext } from "vscode";

/** Where a team's decisions come from. */
export interface Connection {
  readonly address: string;
  readonly key: string;
}

const name = "connection";

/** The server one has connected to. Neither it nor its key is a setting: a folder could name another server, and be sent the key. */
export async function connectionOf({ secrets }: Pick<ExtensionContext, "secrets">): Promise<Connection | undefined> {
  const kept = await secrets.get(name);
  if (kept === undefined) return undefined;
  try {
    const { address, key } = JSON.parse(kept);
    return typeof address === "string" && typeof key === "string" ? { address, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it. */
export async function keepConnection(
  { secrets }: Pick<ExtensionContext, "secrets">,
  connection: Connection | undefined,
): Promise<void> {
  if (connection) await secrets.store(name, JSON.stringify(connection));
  else await secrets.delete(name);
}
