import { useCallback, useEffect, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";

/** An entry of the account's dictionary that silences one rule about some words. */
export interface AccountIgnore {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
}

/** The most entries that the server lists in one answer. The dictionary screen shows more. */
const page = 500;

/**
 * What the account ignores, with an action to stop ignoring it. Empty without an account, and where no requests may be
 * sent.
 */
export function useAccountIgnores() {
  const house = useWorkspace()?.house;
  const account = useWorkspaceState((state) => state.account, undefined);
  const isLocal = localOnly.useIsOn();
  const isShared = account !== undefined && !isLocal;
  const [ignores, setIgnores] = useState<readonly AccountIgnore[]>([]);
  const read = useCallback(async () => {
    if (isShared) setIgnores(await readIgnores());
    else setIgnores([]);
  }, [isShared]);
  useEffect(() => void read(), [read]);
  const bringBack = async ({ id, rule, text }: AccountIgnore): Promise<void> => {
    await house?.speakOf({ ruleId: rule, text }, [id]);
    await read();
  };
  return { ignores, bringBack };
}

async function readIgnores(): Promise<readonly AccountIgnore[]> {
  const outcome = await server.listDictionary(undefined, {
    params: { a: "personal", b: "all" },
    query: { Take: page, Skip: 0 },
  });
  if (outcome.kind !== "done") return [];
  // A word for no rule in particular is one of the dictionary.
  return outcome.value.flatMap(({ id, word, subCategory }) =>
    subCategory === "" ? [] : [{ id, rule: subCategory, text: word }],
  );
}
