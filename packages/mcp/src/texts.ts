import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts for agents. */
export const texts = catalogue("mcp", {
  instructions:
    "Housestyle knows this organization’s house style. Before you write, read the style guide (resource housestyle://style-guide). After you write, call check or fix and correct what they find.",
  title: {
    check: "Check a text",
    fix: "Fix a text",
    fixFile: "Fix a Word or OpenDocument file",
    rules: "List house style rules",
    term: "Look up a term",
    snippets: "List snippets",
    explain: "Explain a suggestion",
    guide: "House style guide",
    write: "Write in our house style",
  },
  about: {
    check:
      "Finds spelling, grammar, and punctuation mistakes, unclear wording, and violations of house style rules and terms. Each suggestion includes its position, its sentence, the reason, and possible replacements.",
    fix: "Applies all safe fixes, and returns the corrected text, the changes, and the suggestions that need a decision. Nothing else in the text changes.",
    fixFile:
      "Applies all safe fixes to a .docx or .odt file in place, as tracked changes unless you ask otherwise, and returns the suggestions that need a decision. They can be written into the file as comments. Only words change: formatting, images, and everything else in the file are left unchanged.",
    rules: "Lists the house style: the rules of its style guides and its House style settings.",
    term: "Shows whether house style allows a word or name, and what to use instead.",
    snippets: "Lists reusable pieces of text, such as greetings and boilerplate.",
    explain:
      "Explains why a rule flags something, with examples. Each suggestion names its rule, such as grammar/a-or-an.",
    guide: "The complete house style, as text.",
    write: "Writes or rewrites a text in house style.",
  },
  asked: {
    path: "The path of the file, in the folder where Housestyle runs.",
    trackChanges: "Write each fix as a tracked change that can be rejected.",
    comments: "Add a comment on the flagged text for each remaining suggestion.",
    author: "The author of tracked changes and comments.",
    text: say("The text, up to {most} characters.", (most: number) => ({ most })),
    format: "The format of the text.",
    dialect: "The English variety. Defaults to the house style’s, or else to the one the text uses.",
    style: "The writing style.",
    picky: "Also include style suggestions that are a matter of style: adverbs, hedges, long words.",
    level: "The lowest severity to report.",
    most: "The maximum number of suggestions to return.",
    search: "Words to search for. Leave out to list everything.",
    term: "The word, name, or phrase.",
    rule: "The id of the rule.",
    task: "What to write.",
    draft: "A text to rewrite.",
  },
  tooLong: say(
    "This text has {length} characters, but the limit is {most} per call. Send it in parts.",
    (length: number, most: number) => ({ length, most }),
  ),
  wentWrong: "Something went wrong, and the error was logged. Try again later.",
  nothing: "No suggestions.",
  found: say(
    "{count, plural, one {{count} suggestion} other {{count} suggestions}}{shown, select, all {} other { (showing the first {shown})}}:",
    (count: number, shown: number) => ({ count, shown: shown === count ? "all" : String(shown) }),
  ),
  delete: "(delete)",
  fixed: say(
    "{count, plural, =0 {There were no safe fixes to apply.} one {{count} fix was applied:} other {{count} fixes were applied:}}",
    (count: number) => ({
      count,
    }),
  ),
  left: say(
    "{count, plural, =0 {No other suggestions.} one {{count} suggestion needs a decision:} other {{count} suggestions need a decision:}}",
    (count: number) => ({
      count,
    }),
  ),
  fixedFile: say(
    "{count, plural, =0 {There were no safe fixes to apply.} one {{count} fix was applied.} other {{count} fixes were applied.}}{leftOut, plural, =0 {} one { {leftOut} fix could not be written and was left out.} other { {leftOut} fixes could not be written and were left out.}}",
    (count: number, leftOut: number) => ({ count, leftOut }),
  ),
  text: "Corrected text:",
  noRules: "No house style rules match. Standard English applies.",
  noSnippets: "No matching snippet.",
  noTerm: say(
    "The house style has no entry for {name}, so it can be used. Call check to see whether it is spelled correctly.",
    (name: string) => ({ name: quoted(name) }),
  ),
  noRule: say("There is no rule named {name}. Each suggestion names its rule.", (name: string) => ({
    name: quoted(name),
  })),
  wrong: say("Wrong: {sentence}", (sentence: string) => ({ sentence })),
  right: say("Right: {sentence}", (sentence: string) => ({ sentence })),
  housesRule: "This rule comes from the house style guide.",
  housesTerm: "This term comes from the house term base.",
  guide: {
    heading: "House style",
    nothing: "No house style has been set up. Write plain, correct English.",
    rules: "Rules",
    choices: "Settings",
    terms: "Terms",
    words: "Accepted words",
    avoid: say("{find}: do not use.", (find: string) => ({ find })),
    leaveOut: say("{find}: omit.", (find: string) => ({ find })),
    instead: say("{find}: use {replace}.", (find: string, replace: string) => ({ find, replace })),
    use: say("{name}: preferred.", (name: string) => ({ name })),
    may: say("{name}: allowed.", (name: string) => ({ name })),
    waits: say("{name}: proposed, awaiting a decision.", (name: string) => ({ name })),
    notThese: say("Not {variants}.", (variants: string) => ({ variants })),
    more: say(
      "{count, plural, one {{count} more is} other {{count} more are}} not listed here. Use {tool} to find {count, plural, one {it} other {them}}.",
      (count: number, tool: string) => ({ count, tool }),
    ),
    moreWords: say("{count, plural, one {{count} more word} other {{count} more words}}.", (count: number) => ({
      count,
    })),
  },
  prompt: {
    write:
      "Write in our house style, given below. It takes precedence over your own habits. When the text is done, call the fix tool with it, resolve the suggestions that need a decision, and reply with only the text.",
    task: say("What to write: {task}", (task: string) => ({ task })),
    draft: "Rewrite this text without changing its meaning:",
  },
});
