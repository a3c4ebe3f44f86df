import {
  addSnippetFolders,
  addSnippets,
  changeSnippetFolders,
  changeSnippets,
  deleteSnippetFolders,
  deleteSnippets,
  listSnippetFolders,
  listSnippets,
  type RowOf,
} from "@housestyle/contract";
import { Content, type ContentParts, contentAnswers } from "../content/index.ts";
import { type App, route } from "../http/index.ts";
import { folderKind, snippetKind } from "./kinds.ts";

/** Snippets and their folders. */
export function snippetRoutes(app: App, parts: ContentParts): void {
  const folders = contentAnswers(new Content<RowOf<typeof listSnippetFolders>>(parts, folderKind));
  route(app, listSnippetFolders, folders.list);
  route(app, addSnippetFolders, folders.add);
  route(app, changeSnippetFolders, folders.change);
  route(app, deleteSnippetFolders, folders.remove);

  const snippets = contentAnswers(new Content<RowOf<typeof listSnippets>>(parts, snippetKind));
  route(app, listSnippets, snippets.list);
  route(app, addSnippets, snippets.add);
  route(app, changeSnippets, snippets.change);
  route(app, deleteSnippets, snippets.remove);
}
