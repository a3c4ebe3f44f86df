import { catalogue, say } from "@housestyle/texts";

/** Everything the extension says. */
export const texts = catalogue("vscode", {
  address: "Address of the server, such as https://housestyle.example.org",
  notAnAddress: "Write an address like https://housestyle.example.org.",
  key: "A key of your account there, with the scope “check”; with “write” words can go into its dictionaries",
  connected: say("Housestyle asks {address} what your team has decided.", (address: string) => ({ address })),
  disconnected: "Housestyle asks no server any more.",
  noDeeper: "deeper checking is not inside the extension. housestyle lsp --deep has it.",
});
