import { type ClientCapabilities, type InitializeResult, MarkupKind } from "vscode-languageserver";
import { fixAllKind } from "./code-actions.ts";
import { decide, decideOnServer } from "./decisions-about.ts";

/** The capabilities of an editor that matter here. */
export interface Abilities {
  readonly pulls: boolean;
  readonly asksAgain: boolean;
  readonly configures: boolean;
  readonly tellsChanges: boolean;
  readonly watches: boolean;
  readonly versionedEdits: boolean;
  readonly opensFolders: boolean;
  readonly showsMarkdown: boolean;
}

export const abilitiesOf = ({ workspace, textDocument }: ClientCapabilities): Abilities => ({
  pulls: textDocument?.diagnostic !== undefined,
  asksAgain: workspace?.diagnostics?.refreshSupport === true,
  configures: workspace?.configuration === true,
  tellsChanges: workspace?.didChangeConfiguration?.dynamicRegistration === true,
  watches: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
  versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
  opensFolders: workspace?.workspaceFolders === true,
  showsMarkdown: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
});

/**
 * Returns the capabilities of the server. Diagnostics are not pushed to editors that pull them, which would show them
 * twice.
 */
export const answerTo = ({ pulls }: Abilities, version: string): InitializeResult => ({
  serverInfo: { name: "Housestyle", version },
  capabilities: {
    positionEncoding: "utf-16",
    textDocumentSync: { openClose: true, change: 2, save: true },
    ...(pulls && { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }),
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: ["quickfix", fixAllKind, "refactor.rewrite"] },
    executeCommandProvider: { commands: [decide, decideOnServer] },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
});
