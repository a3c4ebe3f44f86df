import { catalogue, say } from "@housestyle/texts";
/** The texts of the home page. */
export const home = catalogue("home", {
  title: "Grammar and style checker for teams",
  headline: "The grammar and style checker for teams, on your own server.",
  about: "Housestyle checks your writing as you type and explains every suggestion. Your text stays on your device.",
  open: "It’s open source.",
  begin: "Start writing",
  forTeam: "Create a team",
  noAccount: "You don’t need an account to write.",
  demo: {
    title: "Try it",
    label: "A letter with mistakes",
    card: say("{kind}: {words}", (kind: string, words: string) => ({ kind, words })),
    hint: "This is the real editor. Click a marked word, or type something of your own.",
    loading: "Loading the checker…",
    ready: "Checked on this device",
    failed: "The checker couldn’t be loaded. You can still edit the text.",
    remarks: "Suggestions",
    count: say("{count, plural, one {1 suggestion} other {# suggestions}}", (count: number) => ({ count })),
    none: "No suggestions left. Nice work.",
    again: "Start over",
    more: "Open the full editor",
    remove: "Delete",
    team: "from a house style",
  },
  checks: {
    title: "What it checks",
    about: "Clear errors are marked as errors. Matters of style are gentle hints. You can turn any rule off.",
    examples: {
      spelling: {
        wrong: "recieved",
        right: "received",
        why: "Misspellings, with the word you most likely meant first.",
      },
      grammar: {
        wrong: "could of",
        right: "could have",
        why: "Agreement, tense, and commonly confused words.",
      },
      punctuation: {
        wrong: "However it",
        right: "However, it",
        why: "Commas, apostrophes, brackets, and doubled marks.",
      },
      clarity: { wrong: "in order to save", right: "to save", why: "Wordy phrases." },
      style: {
        wrong: "At the end of the day",
        right: "In the end",
        why: "Clichés, repetition, and heavy sentences.",
      },
      team: { wrong: "utilize", right: "use", why: "What your team has decided, and why." },
    },
    instead: "instead of",
  },
  writers: {
    title: "For writers",
    points: [
      {
        title: "Your text stays with you",
        text: "The checker runs in your browser. Without an account, nothing you write is sent anywhere. With one, the server stores only the text you save there.",
      },
      {
        title: "Fast, even in a long book",
        text: "Only what you change is checked again, so you can work on a whole book in one document.",
      },
      {
        title: "Every suggestion is explained",
        text: "Each one comes with a reason, up to three replacements, and a way to turn off its rule for good.",
      },
      {
        title: "It works offline",
        text: "After your first visit, the editor and the checker stay on your device.",
      },
    ],
  },
  teams: {
    title: "For teams with their own voice",
    about: "Changes reach every open editor within a second, and each suggestion says who set the rule.",
    points: [
      { title: "Dictionary", text: "Names and words that are correct for the whole team." },
      { title: "House style", text: "Forty ready-made decisions: the serial comma, dates, headings, numbers." },
      { title: "Style guides", text: "Your own rules, with a live test that shows how often each one would apply." },
      { title: "Term bases", text: "What to call things, what not to call them, and why." },
      { title: "Snippets", text: "Reusable text, inserted with a shortcut." },
      {
        title: "Analytics",
        text: "How much your team writes, and which rules are just noise. Never the words themselves.",
      },
    ],
  },
  reports: {
    title: "See the whole text",
    about:
      "More than 40 reports on readability, pacing, dialogue, repetition, and structure, beside the text as you write.",
    picture: "The editor with a report beside the text: the length of each sentence, in order.",
  },
  places: {
    title: "It works where you write",
    browsers: { title: "Browsers", text: "Chrome, Edge, and Firefox, on any website." },
    office: { title: "Documents and email", text: "Word, Outlook, Google Docs, and LibreOffice." },
    terminal: {
      title: "Terminal and code editors",
      text: "A command-line tool for CI, a VS Code extension, and a language server for other editors.",
    },
    programs: { title: "Your own programs", text: "An HTTP API, AI agents over MCP, and a plugin for your website." },
  },
  server: {
    title: "Run it yourself",
    about: "One command in a copy of the source code installs everything and starts the server, with its own database.",
    command: "npm start",
    guide: "How to run a server",
  },
  close: {
    title: "Start with a sentence.",
    text: "Open the editor and write. You only need an account to save documents on a server or share them with others.",
  },
});
