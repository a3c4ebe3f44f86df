import { snippetCalls, snippetFolderCalls } from "@housestyle/contract";
import { type ContentParts, ContentService, contentRoutes } from "../content/index.ts";
import type { App } from "../http/index.ts";
import { folderKind, snippetKind } from "./kinds.ts";

/** Serves snippets and their folders. */
export function snippetRoutes(app: App, parts: ContentParts): void {
  contentRoutes(app, snippetFolderCalls, new ContentService(parts, folderKind));
  contentRoutes(app, snippetCalls, new ContentService(parts, snippetKind));
}
