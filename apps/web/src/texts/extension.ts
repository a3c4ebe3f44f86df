import { catalogue, say } from "@housestyle/texts";
/** The pages of the browser extensions. */
export const extension = catalogue("extension", {
  title: "Extensions",
  about: "Your dictionary and your house style, in text fields on any website.",
  none: "This server offers no browser extensions yet. The web editor works in any browser.",
  names: { chrome: "Chrome", firefox: "Firefox", edge: "Edge", safari: "Safari" },
  stores: {
    chrome: "Chrome Web Store",
    firefox: "Firefox Add-ons",
    edge: "Edge Add-ons",
    safari: "App Store",
  },
  titleOf: say("Housestyle for {browser}", (browser: string) => ({ browser })),
  yours: "This browser",
  offered: {
    text: say("Get the extension from the {store}, then log in to use your dictionary.", (store: string) => ({
      store,
    })),
    go: say("Go to the {store}", (store: string) => ({ store })),
  },
  packed: {
    text: say(
      "This server offers the extension for {browser}. It isn’t in a store, so you’ll need to install it manually.",
      (browser: string) => ({ browser }),
    ),
    short: "From this server",
    get: "Download the extension",
    steps: {
      chrome: [
        "Unzip the file into a folder you will keep.",
        "Open chrome://extensions and turn on “Developer mode”.",
        "Click “Load unpacked” and choose the folder.",
      ],
      edge: [
        "Unzip the file into a folder you will keep.",
        "Open edge://extensions and turn on “Developer mode”.",
        "Click “Load unpacked” and choose the folder.",
      ],
      firefox: [
        "Open about:debugging#/runtime/this-firefox.",
        "Click “Load Temporary Add-on…” and choose the file without unzipping it.",
        "Firefox removes the extension when you close the browser. To keep it, ask your administrator to have the file signed.",
      ],
      safari: [
        "Unzip the file on a Mac that has Xcode.",
        "In Terminal, run “xcrun safari-web-extension-converter” on the folder, then run the app that Xcode builds.",
        "In Safari, allow unsigned extensions in the “Develop” menu, then turn on the extension in Settings.",
      ],
    },
    signIn: say(
      "To use your dictionary and your house style, open the extension’s menu, enter {address}, and click “Connect”.",
      (address: string) => ({ address }),
    ),
  },
  unset: {
    text: say(
      "There is no Housestyle extension in the {store} yet. You can use the web editor instead: it runs in this browser and needs no account.",
      (store: string) => ({ store }),
    ),
    short: "Not in the store yet",
  },
  oldSafari: {
    text: "The extension needs Safari 13 or newer. You can use the web editor instead.",
    short: "Needs Safari 13 or newer",
  },
  otherThanSafari: {
    text: "The extension is for Safari 13 or newer. Open this page in Safari to add it.",
    short: "Open this page in Safari",
  },
  legacyEdge: {
    text: "The extension needs a version of Edge from 2020 or later.",
    short: "Needs a newer Edge",
  },
  write: "Open the web editor",
  others: "Other browsers",
  privacy: "Your text is checked in your browser.",
  privacyLink: "Where your data goes",
  guide: "Extension guide",
  waiting: "Checking the store…",
});
