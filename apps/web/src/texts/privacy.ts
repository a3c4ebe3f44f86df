import { catalogue, say } from "@housestyle/texts";
/** The texts of the page about what data goes where. */
export const privacy = catalogue("privacy", {
  title: "Where your data goes",
  about:
    "Housestyle is built to check your text without showing it to anyone. This page explains what leaves your device, when, and how long it is kept.",
  short: "In short",
  points: [
    "The editor checks your text in your browser. Checking sends nothing.",
    "Without an account, what you write stays on this device.",
    "With an account, the server stores your documents, words, rules, and snippets. What you write while logged in is saved there unless “Stay on this device” is on.",
    "With an account, the editor also sends counts of what you did with suggestions, never words. You can read every request and turn this off.",
  ],
  table: "What is stored, where, and for how long",
  heads: { what: "What", where: "Where", until: "How long" },
  rows: [
    {
      what: "Text in the editor, without an account",
      where: "In this browser",
      until: "Until you clear it or your browser data",
    },
    {
      what: "A document in your account, with its version history",
      where: "On the server, with a copy in this browser for working offline",
      until: "Until you delete it, plus 30 days in the trash",
    },
    {
      what: "Who wrote which words of a document, where people write together, and what came from a language model",
      where: "On the server, with the document",
      until: "As long as the document",
    },
    {
      what: "How and when you write in a document, only if one of its owners turns that on",
      where: "On the server, with the document. You see that it is on when you open it.",
      until: "Until an owner deletes the record or the document",
    },
    {
      what: "A comment you write as a guest, with the name you enter",
      where: "On the server, with the document",
      until: "Until it or the document is deleted",
    },
    {
      what: "Dictionary, snippets, style guides, terms",
      where: "On the server, in your account or your team",
      until: "Until you delete them, the account, or the team",
    },
    {
      what: "A word you look up or a sentence you paste in the word explorer",
      where: "Sent to the server to look it up",
      until: "Until the request is answered. It is never stored.",
    },
    {
      what: "Text that an app sends to the API to be checked",
      where: "In the server’s memory",
      until: "Until the request is answered. It is never stored.",
    },
    {
      what: "Text you send to a language model, if this server or your team offers one",
      where: "Passed on by the server to the host shown before you send it",
      until: "Until the request is answered. This server never stores it; the host’s own terms apply there.",
    },
    {
      what: "Counts: which suggestions were shown, accepted, or ignored, and how many words you wrote",
      where: "On the server. This browser keeps a list of what it sent.",
      until:
        "Individual events: 13 months, unless your operator sets another period. Daily totals: until you delete the account or the team is deleted",
    },
    {
      what: "Where you are logged in: IP address and browser",
      where: "On the server, where you can view and end each session",
      until: "Until you log out or the session ends",
    },
    {
      what: "Your name, email address, and a hash of your password",
      where: "On the server",
      until: "Until you delete the account",
    },
  ],
  sections: [
    {
      title: "Stay on this device",
      text: "The editor’s menu and your account have a switch called “Stay on this device”. While it is on, the editor sends nothing to the server and fetches nothing from it, including your team’s rules.",
    },
    {
      title: "What the server logs",
      text: "Its logs and metrics contain no text, no searches, and no IP addresses. An error is logged with a number, not with what you wrote.",
    },
    {
      title: "Cookies",
      text: "One, set when you log in, so the server recognizes you. There are no others, no third-party cookies, and no advertising.",
    },
    {
      title: "Third parties",
      text: "This page loads nothing from third parties. Third parties are involved only if the operator of this server has set them up: a mail service that delivers its email, a CAPTCHA on the login and sign-up pages, and another service’s account if you choose to log in with it.",
    },
    {
      title: "Your team",
      text: "Teammates see what belongs to the team, and who added it. Team admins see counts. What a single member did is shown only if the team has turned that on. Your own documents are yours alone unless you share them.",
    },
    {
      title: "Exporting and deleting your data",
      text: "Your account page lets you download all your data in one file, or delete it immediately. What you created for a team stays with the team.",
    },
  ],
  source: "You can verify all of this: Housestyle is open source, and every API call is documented.",
  api: "View the API reference",
  account: "See the data this browser has sent",
  captcha: say("This server uses a CAPTCHA ({provider}) when you log in or sign up.", (provider: string) => ({
    provider,
  })),
  providers: say("On this server, you can also log in with {names}.", (names: string) => ({ names })),
});
