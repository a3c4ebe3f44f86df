import { catalogue, say } from "@housestyle/texts";

/** The texts of the extension. */
export const texts = catalogue("vscode", {
  address: "Server URL, such as https://housestyle.example.org",
  notAnAddress: "Enter a URL such as https://housestyle.example.org.",
  key: "API key with the permission “Check text and send usage counts”. To save words, add “Change your dictionary, style guides, terms, snippets, and documents”.",
  connected: say("Connected to {address}. Your team’s style settings now apply.", (address: string) => ({ address })),
  disconnected: "Disconnected from the server.",
  noDeeper: "The extension does not include deep checking. Use housestyle lsp --deep instead.",
});
