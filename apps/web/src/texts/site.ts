import { catalogue } from "@housestyle/texts";
/** What stands around the public pages, and on the first of them. */
export const site = catalogue("site", {
  nav: "Main",
  menu: "Menu",
  closeMenu: "Close the menu",
  write: "Write",
  account: "Account",
  logIn: "Log in",
  signUp: "Sign up",
  product: "Product",
  extensions: "Extensions",
  allExtensions: "All browsers",
  office: "Office programs",
  explorer: "Word explorer",
  words: "Words",
  teams: "For teams",
  editor: "Editor",
  rules: "Rules",
  privacy: "Privacy",
  api: "API",
  about: {
    editor: "Write and be corrected, on your own device",
    teams: "One dictionary, one style, for everybody",
    explorer: "Meanings, synonyms, rhymes, sentences",
    privacy: "What goes where, in plain words",
    api: "The same checks for your own programs",
  },
  footer: {
    label: "More",
    licence: "Open source under the Apache License 2.0. Run it on your own server.",
  },
});
