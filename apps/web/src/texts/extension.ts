import { catalogue, say } from "@housestyle/texts";
/** The pages of the browser extensions. */
export const extension = catalogue("extension", {
  title: "Extensions",
  about: "Your dictionary and your house style, in the text fields of other pages.",
  none: "There are no extensions for browsers here yet. The web editor checks your texts in any of them.",
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
    text: say(
      "The extension is in the {store}. Add it there, and log in to bring your dictionary along.",
      (store: string) => ({ store }),
    ),
    go: say("To the {store}", (store: string) => ({ store })),
  },
  packed: {
    text: say(
      "This server has the extension for {browser}. It is not in a store, so you install it by hand, once.",
      (browser: string) => ({ browser }),
    ),
    short: "From this server",
    get: "Download the extension",
    steps: {
      chrome: [
        "Unpack the file into a folder that stays where it is.",
        "Open chrome://extensions and turn on “Developer mode”.",
        "Press “Load unpacked” and choose the folder.",
      ],
      edge: [
        "Unpack the file into a folder that stays where it is.",
        "Open edge://extensions and turn on “Developer mode”.",
        "Press “Load unpacked” and choose the folder.",
      ],
      firefox: [
        "Open about:debugging#/runtime/this-firefox.",
        "Press “Load Temporary Add-on…” and choose the file as it is.",
        "Firefox keeps it until it is closed. To keep it longer, your administrator can have the file signed.",
      ],
      safari: [
        "Unpack the file on a Mac that has Xcode.",
        "In a terminal, run “xcrun safari-web-extension-converter” with the folder, and run the app that Xcode makes of it.",
        "In Safari, allow unsigned extensions in the “Develop” menu, and turn the extension on in the settings.",
      ],
    },
    signIn: say(
      "To bring your dictionary and your house style along, open the extension’s menu, put in {address}, and press “Connect”.",
      (address: string) => ({ address }),
    ),
  },
  unset: {
    text: say(
      "There is no Housestyle extension in the {store} yet. Until there is, you can write and check your texts in the web editor: it runs in this browser and needs no account.",
      (store: string) => ({ store }),
    ),
    short: "Not in its store yet",
  },
  oldSafari: {
    text: "The extension needs Safari 13 or newer. The web editor is there for you meanwhile.",
    short: "Needs Safari 13 or newer",
  },
  otherThanSafari: {
    text: "The extension is for Safari 13 or newer. Open this page in Safari to add it.",
    short: "Open this page in Safari",
  },
  legacyEdge: {
    text: "The extension is for the Edge that came out in 2020. This is the one before it.",
    short: "Needs a newer Edge",
  },
  write: "Open the web editor",
  others: "Other browsers",
  privacy: "Text is checked where it is written.",
  privacyLink: "What goes where",
  waiting: "Looking for the store…",
});
