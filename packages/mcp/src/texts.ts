import { catalogue, quoted, say } from "@housestyle/texts";

/** Everything agents are told. */
export const texts = catalogue("mcp", {
  instructions:
    "Housestyle knows how this house writes. Before you write for it, read the style guide (resource housestyle://style-guide). When you have written, call check, or fix, and put right what is found.",
  title: {
    check: "Check a text",
    fix: "Fix a text",
    rules: "Rules of the house",
    term: "Look up a term",
    snippets: "List snippets",
    explain: "Explain a finding",
    guide: "Style guide of the house",
    write: "Write in our house style",
  },
  about: {
    check:
      "Finds mistakes of spelling, grammar and punctuation, unclear wording, and whatever breaks the house's own rules and terms. Each finding has its place, its sentence, a reason and what to write instead.",
    fix: "Makes all fixes that are sure, and answers the text, what was changed and what is left to decide. Nothing else of the text is touched.",
    rules:
      "Lists what the house has decided about its own texts: rules of its style guides and choices of its simple style guide.",
    term: "Tells whether a word or a name may be used here, and what to write instead.",
    snippets: "Lists pieces of text that are kept to be inserted, such as greetings and boilerplate.",
    explain: "Tells why a rule speaks, with examples. Rules are named in findings, such as grammar/a-or-an.",
    guide: "All that the house has decided about its texts, as text.",
    write: "Has a text written, or written anew, as the house writes.",
  },
  asked: {
    text: say("The text, at most {most} characters.", (most: number) => ({ most })),
    format: "How the text is written.",
    dialect: "Its English. Without it that of the house, or of the text.",
    style: "What it is for.",
    picky: "Also what only some people want to hear: adverbs, hedges, long words.",
    level: "The least that is worth telling.",
    most: "How many findings are told at most.",
    search: "Words to look for; all without it.",
    term: "The word, name or phrase.",
    rule: "The id of the rule.",
    task: "What is to be written.",
    draft: "A text to write anew.",
  },
  tooLong: say(
    "This text has {length} characters; at most {most} are checked at a time. Send it in parts.",
    (length: number, most: number) => ({ length, most }),
  ),
  wentWrong: "Something went wrong here. It was noted; try again later.",
  nothing: "Nothing was found.",
  found: say(
    "{count, plural, one {{count} finding} other {{count} findings}}{shown, select, all {} other {, the first {shown} of which are told}}:",
    (count: number, shown: number) => ({ count, shown: shown === count ? "all" : String(shown) }),
  ),
  delete: "(delete)",
  fixed: say(
    "{count, plural, =0 {Nothing was sure enough to be fixed.} one {{count} fix was made:} other {{count} fixes were made:}}",
    (count: number) => ({
      count,
    }),
  ),
  left: say(
    "{count, plural, =0 {Nothing else was found.} one {{count} finding is left to decide:} other {{count} findings are left to decide:}}",
    (count: number) => ({
      count,
    }),
  ),
  text: "The text now:",
  noRules: "The house has decided nothing of its own that fits. The usual rules of English count.",
  noSnippets: "There is no such snippet.",
  noTerm: say(
    "The house says nothing about {name}. As any word it may be used; check tells whether it is spelled right.",
    (name: string) => ({ name: quoted(name) }),
  ),
  noRule: say("There is no rule {name}. Findings name their rules.", (name: string) => ({ name: quoted(name) })),
  wrong: say("Not: {sentence}", (sentence: string) => ({ sentence })),
  right: say("But: {sentence}", (sentence: string) => ({ sentence })),
  housesRule: "This is a rule of the house's own style guide.",
  housesTerm: "This is a term of the house's own term base.",
  guide: {
    heading: "House style",
    nothing: "The house has decided nothing of its own. Write plain, correct English.",
    rules: "Rules",
    choices: "Choices",
    terms: "Terms",
    words: "Words that are right here",
    avoid: say("{find}: do not write it.", (find: string) => ({ find })),
    leaveOut: say("{find}: leave it out.", (find: string) => ({ find })),
    instead: say("{find}: write {replace}.", (find: string, replace: string) => ({ find, replace })),
    use: say("{name}: write it so.", (name: string) => ({ name })),
    may: say("{name}: may be used.", (name: string) => ({ name })),
    waits: say("{name}: nobody has decided yet.", (name: string) => ({ name })),
    notThese: say("Not {variants}.", (variants: string) => ({ variants })),
    more: say(
      "{count, plural, one {{count} more is} other {{count} more are}} not listed here; {tool} finds {count, plural, one {it} other {them}}.",
      (count: number, tool: string) => ({ count, tool }),
    ),
    moreWords: say("{count, plural, one {{count} more word} other {{count} more words}}.", (count: number) => ({
      count,
    })),
  },
  prompt: {
    write:
      "Write in our house style. It is given below; it goes before your own habits. When the text is done, call the tool fix with it, put right what it leaves to decide, and answer with the text alone.",
    task: say("What to write: {task}", (task: string) => ({ task })),
    draft: "Write this text anew, and keep what it says:",
  },
});
