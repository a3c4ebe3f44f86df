import { writeZip } from "@housestyle/files";
import type { AddInServer } from "./add-in-server.ts";
import { addinTexts as texts } from "./addin-texts.ts";
import { idOf } from "./id-of.ts";

const sizes = [16, 32, 80] as const;

/** A program of Office with a pane of ours. */
const panes = [
  {
    name: "Word",
    page: "word.html",
    scope: "document",
    capability: { name: "WordApi", minVersion: "1.3" },
    contexts: ["default"],
    tab: "TabHome",
  },
  {
    name: "Outlook",
    page: "outlook.html",
    scope: "mail",
    capability: { name: "Mailbox", minVersion: "1.3" },
    contexts: ["mailCompose"],
    tab: "TabDefault",
  },
] as const;

/** The unified manifest of the add-in for Word and Outlook. Office takes it from a server with https only. */
export function officeManifest({ address, version }: AddInServer) {
  const icons = sizes.map((size) => ({ size, url: `${address}/office/assets/icon-${size}.png` }));
  return {
    $schema: "https://developer.microsoft.com/json-schemas/teams/v1.24/MicrosoftTeams.schema.json",
    manifestVersion: "1.24",
    id: idOf(address),
    version,
    name: { short: texts.name, full: texts.name },
    description: { short: texts.short, full: texts.full },
    developer: {
      name: texts.name,
      websiteUrl: address,
      privacyUrl: `${address}/privacy`,
      termsOfUseUrl: `${address}/privacy`,
    },
    icons: { color: "color.png", outline: "outline.png" },
    accentColor: "#1F5FA8",
    validDomains: [new URL(address).host],
    authorization: {
      permissions: {
        resourceSpecific: [
          { name: "Document.ReadWrite.User", type: "Delegated" },
          { name: "MailboxItem.ReadWrite.User", type: "Delegated" },
        ],
      },
    },
    extensions: [
      {
        requirements: { scopes: panes.map(({ scope }) => scope) },
        runtimes: panes.map(({ name, page, scope, capability }) => ({
          requirements: { scopes: [scope], capabilities: [capability] },
          id: `Pane${name}`,
          type: "general",
          code: { page: `${address}/office/${page}` },
          lifetime: "short",
          actions: [{ id: `Show${name}`, type: "openPage", view: `View${name}` }],
        })),
        ribbons: panes.map(({ name, scope, contexts, tab }) => ({
          requirements: { scopes: [scope] },
          contexts,
          tabs: [
            {
              builtInTabId: tab,
              groups: [
                {
                  id: `Group${name}`,
                  label: texts.name,
                  icons,
                  controls: [
                    {
                      id: `Button${name}`,
                      type: "button",
                      label: texts.button,
                      icons,
                      supertip: { title: texts.button, description: texts.short },
                      actionId: `Show${name}`,
                    },
                  ],
                },
              ],
            },
          ],
        })),
      },
    ],
  };
}

/** The manifest with its pictures, as one file that Office takes. `icons` are pictures of 192 and 32 pixels. */
export function packOffice(sender: AddInServer, icons: { readonly color: Uint8Array; readonly outline: Uint8Array }) {
  const manifest = new TextEncoder().encode(`${JSON.stringify(officeManifest(sender), undefined, 2)}\n`);
  return writeZip(
    new Map([
      ["manifest.json", manifest],
      ["color.png", icons.color],
      ["outline.png", icons.outline],
    ]),
  );
}
