import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, askRows, CallFailure } from "../../app/ask.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { ownerFilter, teamIdOf } from "../../content/owner-filter.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
import { snippets as texts } from "../../texts/snippets.ts";
import { draftOf, type ListedSnippet, type SnippetDraft, wireOf } from "./snippet.ts";

/** The query keys of snippets and of their folders. */
export const snippetsKey = ["snippets"];
export const foldersKey = ["snippet-folders"];

const foldersOf = (owner: number) =>
  queryOptions({
    queryKey: [...foldersKey, owner],
    queryFn: ({ signal }) =>
      askRows(server.listSnippetFolders(undefined, { query: { Take: 500, Filter: ownerFilter(owner) }, signal })),
  });

/** The folders of a team or, with 0, one's own. */
export function useFolders(owner: number) {
  const client = useQueryClient();
  const folders = useQuery(foldersOf(owner));
  const after = async (act: Promise<unknown>) => {
    await act;
    await Promise.all([readAnew(client, foldersKey), readAnew(client, snippetsKey)]);
  };
  return {
    folders: folders.data?.rows ?? [],
    add: (Name: string) => after(ask(server.addSnippetFolders([{ Name, TeamId: teamIdOf(owner) }]))),
    rename: (id: number, Name: string) => {
      const folder = folders.data?.rows.find(({ Id }) => Id === id);
      if (!folder) return Promise.resolve();
      const { Description, ParentId, TeamId, Position, RowVersion } = folder;
      return after(
        ask(server.changeSnippetFolders([{ Id: id, Name, Description, ParentId, TeamId, Position, RowVersion }])),
      );
    },
    remove: (id: number) => after(ask(server.deleteSnippetFolders([id]))),
  };
}

/** What can be done with snippets of a team or, with 0, one's own. */
export function useSnippets(owner: number) {
  const client = useQueryClient();
  const rows = useRowActs<ListedSnippet>(snippetsKey, foldersKey);
  /** Whoever was quicker than the list of folders means its first. */
  const filed = async (draft: SnippetDraft): Promise<SnippetDraft> => {
    if (draft.SnippetFolderId > 0) return draft;
    const folders = await client.ensureQueryData(foldersOf(owner));
    return { ...draft, SnippetFolderId: folders.rows[0]?.Id ?? 0 };
  };
  return {
    add: (draft: SnippetDraft) => rows.add(async () => named(ask(server.addSnippets([wireOf(await filed(draft))])))),
    change: async (snippet: ListedSnippet, draft: SnippetDraft) => {
      const { Id, RowVersion } = snippet;
      const sent = { ...wireOf(draft), Id, RowVersion };
      const shown = { ...sent, Shortcut: draft.Shortcut.trim() || null };
      await rows.change([snippet], shown, () => named(ask(server.changeSnippets([sent]))));
      await rows.counted();
    },
    remove: (gone: readonly ListedSnippet[]) => rows.remove(gone, (ids) => ask(server.deleteSnippets(ids))),
    restore: (gone: readonly ListedSnippet[]) =>
      rows.add(() => ask(server.addSnippets(gone.map((snippet) => wireOf(draftOf(snippet)))))),
  };
}

/** Replaces the server's “already exists” error: for a snippet, this is always about its shortcut. */
async function named<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== "duplicate") throw error;
    const { status, code } = error;
    throw new CallFailure({
      kind: "failed",
      status,
      code,
      message: texts.form.taken,
      fields: { "[0].Shortcut": [texts.form.taken] },
    });
  }
}
