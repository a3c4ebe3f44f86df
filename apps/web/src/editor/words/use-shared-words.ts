import { useCallback, useEffect, useState } from "react";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import type { SharedWord } from "./listed-words.ts";

/** The most words that the server lists in one answer. */
const page = 500;
/** The most words that the server accepts in one request. */
const batch = 1_000;
/** More are looked at on the screen of the dictionary. */
const most = 20_000;

/** The result of a change: nothing, or the reason why it failed. */
export type Changed = { readonly ids: readonly string[] } | { readonly problem: string };

/** The words of the account and its teams, as long as requests may be sent. Undefined without an account. */
export function useSharedWords() {
  const house = useWorkspace()?.house;
  const account = useWorkspaceState((state) => state.account, undefined);
  const isLocal = localOnly.useIsOn();
  const isShared = account !== undefined && !isLocal;
  const [words, setWords] = useState<readonly SharedWord[]>([]);
  const [isUnreachable, setUnreachable] = useState(false);
  const read = useCallback(async () => {
    if (!isShared) return setWords([]);
    const found = await readAll(account);
    setUnreachable(found === undefined);
    if (found) setWords(found);
  }, [isShared, account]);
  useEffect(() => void read(), [read]);
  const changed = async () => {
    await Promise.all([read(), house?.refresh()]);
  };
  const add = async (added: readonly string[], teamId: number | null): Promise<Changed> => {
    const ids: string[] = [];
    for (let at = 0; at < added.length; at += batch) {
      const outcome = await server.addDictionaryEntries(
        added.slice(at, at + batch).map((word) => ({ word, ...(teamId !== null && { teamId }) })),
      );
      if (outcome.kind !== "done") return { problem: outcome.kind === "failed" ? outcome.message : "" };
      ids.push(...outcome.value.split(","));
    }
    await changed();
    return { ids };
  };
  const remove = async (ids: readonly string[]): Promise<Changed> => {
    for (let at = 0; at < ids.length; at += batch) {
      const outcome = await server.deleteDictionaryEntries(ids.slice(at, at + batch));
      if (outcome.kind === "failed") return { problem: outcome.message };
    }
    await changed();
    return { ids };
  };
  return { isShared, isUnreachable, words, add, remove };
}

async function readAll(account: number): Promise<readonly SharedWord[] | undefined> {
  const found: SharedWord[] = [];
  for (let Skip = 0; Skip < most; Skip += page) {
    const outcome = await server.listDictionary(undefined, {
      params: { a: "all", b: "all" },
      query: { Take: page, Skip },
    });
    if (outcome.kind !== "done") return undefined;
    for (const { id, word, teamId, subCategory, CreatedBy } of outcome.value) {
      const isMine = teamId === null || CreatedBy === account;
      // What silences one rule is no word that is right.
      if (subCategory === "") found.push({ id, word, teamId, isMine });
    }
    if (outcome.value.length < page) break;
  }
  return found;
}
