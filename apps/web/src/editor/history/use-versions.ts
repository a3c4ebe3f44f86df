import { allOf } from "@housestyle/texts";
import { useEffect, useState } from "react";
import { server } from "../../app/server.ts";
import { session } from "../../app/session.ts";
import { editorSync } from "../../texts/editor-sync.ts";

/** An earlier version of a document, for people. */
export interface Version {
  readonly version: number;
  readonly savedOn: string;
  readonly words: number;
  readonly by: string;
  /** Empty for a version without a name. */
  readonly name: string;
}

/** The versions of a document, newest first, with the names of who saved them; read again when `look` is another number. */
export function useVersions(id: number, look = 0): readonly Version[] | "loading" | "failed" {
  const [versions, setVersions] = useState<readonly Version[] | "loading" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again for each look
  useEffect(() => {
    let isGone = false;
    void readVersions(id).then((found) => {
      if (!isGone) setVersions(found ?? "failed");
    });
    return () => {
      isGone = true;
    };
  }, [id, look]);
  return versions;
}

async function readVersions(id: number): Promise<readonly Version[] | undefined> {
  const outcome = await server.listDocumentVersions(undefined, { params: { id } });
  if (outcome.kind !== "done") return undefined;
  const you = session.read().profile?.Id;
  const namesIn = (writers: readonly { readonly Id: number; readonly Name: string }[]) =>
    writers.map(({ Id, Name }) => (Id === you ? editorSync.history.you : Name || editorSync.history.somebody));
  return outcome.value.map(({ Version: version, SavedOn, WordCount, Writers, Name }) => ({
    version,
    savedOn: SavedOn,
    words: WordCount,
    by: Writers.length === 0 ? editorSync.history.somebody : allOf(namesIn(Writers)),
    name: Name,
  }));
}
