import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, askRows, CallFailure } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { ownerFilter, teamIdOf } from "../../content/owner-filter.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import { snippets as texts } from "../../texts/snippets.ts";
import { type Draft, draftOf, type Snippet, wireOf } from "./snippet.ts";

/** The keys of what is read of snippets and of their folders. */
export const snippetsKey = ["snippets"];
export const foldersKey = ["snippet-folders"];

/** The folders of a team or, with 0, one's own. */
export function useFolders(owner: number) {
  const client = useQueryClient();
  const folders = useQuery({
    queryKey: [...foldersKey, owner],
    queryFn: ({ signal }) =>
      askRows(server.listSnippetFolders(undefined, { query: { Take: 500, Filter: ownerFilter(owner) }, signal })),
  });
  const after = async (act: Promise<unknown>) => {
    await act;
    await Promise.all([
      client.invalidateQueries({ queryKey: foldersKey }),
      client.invalidateQueries({ queryKey: snippetsKey }),
    ]);
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

/** What can be done with snippets. */
export function useSnippets() {
  const client = useQueryClient();
  const optimistic = useOptimistic<Snippet>(snippetsKey);
  const counted = () => client.invalidateQueries({ queryKey: foldersKey });
  return {
    add: async (drafts: readonly Draft[]) => {
      await optimistic(
        (rows) => rows,
        () => named(ask(server.addSnippets(drafts.map(wireOf)))),
      );
      await counted();
    },
    change: async (snippet: Snippet, draft: Draft) => {
      const { Id, RowVersion } = snippet;
      const sent = { ...wireOf(draft), Id, RowVersion };
      const shown = { ...snippet, ...sent, Shortcut: draft.Shortcut.trim() || null };
      await optimistic(
        (rows) => rows.map((row) => (row.Id === Id ? shown : row)),
        () => named(ask(server.changeSnippets([sent]))),
        { renews: true },
      );
      await counted();
    },
    remove: async (gone: readonly Snippet[]) => {
      await optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((snippet) => snippet.Id === Id)),
        () => ask(server.deleteSnippets(gone.map(({ Id }) => Id))),
      );
      await counted();
    },
    restore: async (gone: readonly Snippet[]) => {
      await optimistic(
        (rows) => rows,
        () => ask(server.addSnippets(gone.map((snippet) => wireOf(draftOf(snippet))))),
      );
      await counted();
    },
  };
}

/** The server says “already there”; for a snippet that is always its shortcut. */
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
