import type { Api, Outcome } from "@housestyle/client";

/** A row of the server, with its members by their names in calls. */
export type ServerRow = Readonly<Record<string, unknown>> & { readonly Id: number; readonly RowVersion: number };

type Loose<T> = (
  input?: unknown,
  options?: { readonly query?: object; readonly params?: object },
) => Promise<Outcome<T>>;

/** The four calls for a type of rows. */
export interface RowCalls {
  readonly list: Loose<readonly ServerRow[]>;
  readonly add: Loose<readonly ServerRow[]>;
  readonly change: Loose<readonly ServerRow[]>;
  readonly remove: Loose<unknown>;
}

/** The calls for the files of a folder: for the groups, and for the entries in them. */
export interface FolderCalls {
  readonly groups: RowCalls;
  readonly entries: RowCalls;
  /** The member that names the group of an entry. */
  readonly parent: string;
}

/** The types of files with a folder. */
export type FolderKind = "guides" | "terms" | "snippets";

/** Returns the calls for each type of files with a folder. The contract checks what goes in and comes out. */
export function folderCalls(api: Api): Readonly<Record<FolderKind, FolderCalls>> {
  const calls = (list: unknown, add: unknown, change: unknown, remove: unknown) =>
    ({ list, add, change, remove }) as unknown as RowCalls;
  return {
    guides: {
      groups: calls(api.listStyleGuides, api.addStyleGuides, api.changeStyleGuides, api.deleteStyleGuides),
      entries: calls(
        api.listStyleGuideItems,
        api.addStyleGuideItems,
        api.changeStyleGuideItems,
        api.deleteStyleGuideItems,
      ),
      parent: "StyleGuideId",
    },
    terms: {
      groups: calls(api.listTermBases, api.addTermBases, api.changeTermBases, api.deleteTermBases),
      entries: calls(api.listTerms, api.addTerms, api.changeTerms, api.deleteTerms),
      parent: "TermBaseId",
    },
    snippets: {
      groups: calls(api.listSnippetFolders, api.addSnippetFolders, api.changeSnippetFolders, api.deleteSnippetFolders),
      entries: calls(api.listSnippets, api.addSnippets, api.changeSnippets, api.deleteSnippets),
      parent: "SnippetFolderId",
    },
  };
}
