import {
  addSnippetFolders,
  addSnippets,
  changeSnippetFolders,
  changeSnippets,
  deleteSnippetFolders,
  deleteSnippets,
  listSnippetFolders,
  listSnippets,
} from "@housestyle/contract";
import { Content, type ContentParts, contentRoutes } from "../content/index.ts";
import type { App } from "../http/index.ts";
import { folderKind, snippetKind } from "./kinds.ts";

/** Snippets and their folders. */
export function snippetRoutes(app: App, parts: ContentParts): void {
  contentRoutes(app, new Content(parts, folderKind), {
    list: listSnippetFolders,
    add: addSnippetFolders,
    change: changeSnippetFolders,
    remove: deleteSnippetFolders,
  });
  contentRoutes(app, new Content(parts, snippetKind), {
    list: listSnippets,
    add: addSnippets,
    change: changeSnippets,
    remove: deleteSnippets,
  });
}
