import { catalogue } from "@housestyle/texts";
/** What stands around the public pages, and on the first of them. */
export const site = catalogue("site", {
  nav: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  write: "Write",
  account: "Account",
  logIn: "Log in",
  signUp: "Sign up",
  product: "Product",
  extensions: "Extensions",
  allExtensions: "All browsers",
  office: "Office add-ins",
  explorer: "Word explorer",
  words: "Words",
  teams: "For teams",
  editor: "Editor",
  rules: "Rules",
  privacy: "Privacy",
  api: "API",
  about: {
    editor: "Write with suggestions, on your own device",
    teams: "One dictionary and one style for everyone",
    explorer: "Meanings, synonyms, rhymes, and examples",
    privacy: "Where your data goes, in plain English",
    api: "The same checks for your own apps",
  },
  footer: {
    label: "More",
    licence: "Open source under the Apache License 2.0. Run it on your own server.",
  },
});
