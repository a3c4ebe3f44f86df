import { catalogue, say } from "@housestyle/texts";
/** The page about what goes where. */
export const privacy = catalogue("privacy", {
  title: "What goes where",
  about:
    "Housestyle was made so that a text can be checked without being shown to anybody. This page says what leaves your device, when, and for how long it is kept.",
  short: "In short",
  points: [
    "The editor checks your text in your browser. Checking sends nothing.",
    "Without an account, what you write stays on this device.",
    "With one, the server has what you keep there: documents, words, rules, snippets.",
    "With one, the editor also sends counts of what was done with remarks, never words. You can read each message, and switch them off.",
  ],
  table: "What is kept, where, and for how long",
  heads: { what: "What", where: "Where", until: "Until" },
  rows: [
    {
      what: "A text in the editor, without an account",
      where: "In this browser",
      until: "You clear it, or the browser’s data",
    },
    {
      what: "A document of your account, with its history",
      where: "On the server; a copy in this browser to write without a network",
      until: "You delete it; it lies in the trash for thirty days",
    },
    {
      what: "Dictionary, snippets, style guides, terms",
      where: "On the server, with you or with your team",
      until: "They are deleted, or the account or team is",
    },
    {
      what: "A word you look up in the word explorer, a sentence you paste there",
      where: "Sent to the server for the answer",
      until: "It is answered; it is not written down",
    },
    {
      what: "A text that a program sends to the API to be checked",
      where: "In the server’s memory",
      until: "It is answered; it is not written down",
    },
    {
      what: "Counts: which rule was shown, accepted or ignored, how many words",
      where: "On the server; a list of what was sent in this browser",
      until: "Single events for some months, daily sums until the account or team is deleted",
    },
    {
      what: "Where you are logged in: address and kind of browser",
      where: "On the server, for you to see and end",
      until: "You log out, or the session ends",
    },
    {
      what: "Your name, e-mail address, and a hash of your password",
      where: "On the server",
      until: "You delete the account",
    },
  ],
  sections: [
    {
      title: "Only on this device",
      text: "The editor’s menu and your account have a switch to stay on this device. While it is on, the editor asks the server for nothing and tells it nothing: not even your team’s rules are fetched.",
    },
    {
      title: "What the server writes down about its work",
      text: "Its log and its measurements hold no text, no search and no address of a visitor. A failure is noted with a number, not with what you wrote.",
    },
    {
      title: "Cookies",
      text: "One, when you log in, so that the server knows you. There are no others, nothing from other companies, and no advertising.",
    },
    {
      title: "Who else hears of you",
      text: "This page loads nothing from elsewhere. Other companies come in only where the people who run this server have set it up: a mail service that delivers their letters, a captcha on the pages to log in and to sign up, and an account elsewhere if you choose to log in with it.",
    },
    {
      title: "Your team",
      text: "Colleagues see what belongs to the team, and who set it. Those who run the team see counts; what a single member did is shown only where the team has switched that on. Your own documents are yours alone.",
    },
    {
      title: "Taking it with you, and leaving",
      text: "Your account page gives you everything that is yours in one file, and deletes it at once when you ask. What you made for a team stays with the team.",
    },
  ],
  source: "All of this can be checked: the program is open source, and each call of its API is described.",
  api: "See the API",
  account: "Read what this browser has sent by itself",
  captcha: say("This server uses a captcha ({provider}) when you log in or sign up.", (provider: string) => ({
    provider,
  })),
  providers: say("On this server you may also log in with {names}.", (names: string) => ({ names })),
});
