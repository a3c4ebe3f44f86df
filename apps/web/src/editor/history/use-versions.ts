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
  const [outcome, names] = await Promise.all([server.listDocumentVersions(undefined, { params: { id } }), namesOf()]);
  if (outcome.kind !== "done") return undefined;
  return outcome.value.map(({ Version: version, SavedOn, WordCount, SavedBy, Name }) => ({
    version,
    savedOn: SavedOn,
    words: WordCount,
    by: (SavedBy !== null && names.get(SavedBy)) || editorSync.history.somebody,
    name: Name,
  }));
}

/** The names of the people one writes with. */
async function namesOf(): Promise<ReadonlyMap<number, string>> {
  const { profile, teams } = session.read();
  const names = new Map<number, string>();
  if (teams.length > 0) {
    const people = await server.listTeamUsers(undefined, { query: { Take: 500 } });
    if (people.kind === "done") {
      for (const { UserId, Name, Email } of people.value) if (UserId !== null) names.set(UserId, Name || Email);
    }
  }
  if (profile) names.set(profile.Id, editorSync.history.you);
  return names;
}
