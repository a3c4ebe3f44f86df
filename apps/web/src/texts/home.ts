import { catalogue, say } from "@housestyle/texts";
/** The first page. */
export const home = catalogue("home", {
  title: "A good editor for everything you write",
  headline: "A good editor for everything you write.",
  about:
    "Housestyle reads along while you write, marks what a careful editor would mark, and says why. The text stays on your device.",
  open: "It is open source, and runs on your own server.",
  begin: "Start writing",
  forTeam: "Make a team",
  noAccount: "No account is needed to write.",
  demo: {
    title: "Try it",
    label: "A letter to correct",
    card: say("{kind}: {words}", (kind: string, words: string) => ({ kind, words })),
    hint: "This is the editor itself. Click a marked word, or write something of your own.",
    loading: "The checker is on its way…",
    ready: "Checked on this device",
    failed: "The checker could not be loaded. The text can still be changed.",
    remarks: "Remarks",
    count: say("{count, plural, one {1 remark} other {# remarks}}", (count: number) => ({ count })),
    none: "Nothing left to remark on.",
    again: "Begin again",
    more: "Open the whole editor",
    remove: "Delete",
    team: "set by a house style",
  },
  checks: {
    title: "What it looks at",
    about: "Errors are marked where it is sure. Taste is a quiet suggestion. Everything can be turned off.",
    examples: {
      spelling: { wrong: "recieved", right: "received", why: "Misspellings, with the word you meant first." },
      grammar: {
        wrong: "could of",
        right: "could have",
        why: "Agreement, tenses, words mistaken for another.",
      },
      punctuation: {
        wrong: "However it",
        right: "However, it",
        why: "Commas, apostrophes, brackets, doubled marks.",
      },
      clarity: { wrong: "in order to save", right: "to save", why: "Long ways of saying short things." },
      style: {
        wrong: "at the end of the day",
        right: "in the end",
        why: "Worn phrases, repeats, what tires a reader.",
      },
      team: { wrong: "utilize", right: "use", why: "What your own team has decided, and who decided it." },
    },
    instead: "instead of",
  },
  writers: {
    title: "For those who write",
    points: [
      {
        title: "The text stays with you",
        text: "The checker runs in your browser. Without an account nothing you write is sent anywhere; with one, the server has what you keep there.",
      },
      {
        title: "Long texts stay quick",
        text: "Only what you change is read again, so a whole book can be open while you type.",
      },
      {
        title: "Every remark has a reason",
        text: "One sentence why, up to three things to write instead, and a way to never see that remark again.",
      },
      {
        title: "It works without a network",
        text: "Once it has been opened, the editor and the checker stay on your device.",
      },
    ],
  },
  teams: {
    title: "For teams with a voice of their own",
    about: "What one person decides, everybody sees while writing, within a second, with the name of whoever set it.",
    points: [
      { title: "Dictionary", text: "Names and words that are right here, for everybody at once." },
      { title: "House style", text: "Forty decisions to take: the serial comma, dates, headings, numbers." },
      { title: "Style guides", text: "Rules of your own with a live test, and how often each would have spoken." },
      { title: "Term bases", text: "What a thing is called, what it is not called, and why." },
      { title: "Snippets", text: "Sentences nobody has to write twice." },
      { title: "Analytics", text: "How much is written and which rules only make noise. Never the words themselves." },
    ],
  },
  close: {
    title: "Begin with a sentence.",
    text: "Open the editor and write. An account is only for what you want to keep on a server or share with others.",
  },
});
