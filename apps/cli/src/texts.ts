import { catalogue, oneOf, say } from "@housestyle/texts";

/** Everything the command says. */
export const texts = catalogue("cli", {
  usage: `housestyle check FILE… | -        check files, folders and globs, or standard input
housestyle init [FOLDER]          make a settings file and an ignore file
housestyle rules [KIND…]          list the rules, or those of a kind: housestyle rules grammar
housestyle words FILE…            list unknown words with their counts; --save adds them to the settings file
housestyle explain RULE…          say why a rule speaks, and how to turn it off
housestyle report FILE | -        tell about a whole text: readability, length of sentences, repeats …
housestyle lsp                    serve an editor: the language server protocol over standard input and output
housestyle mcp                    answer an agent: the model context protocol over standard input and output

Options
  --format line|json|sarif|github|gitlab|junit|checkstyle|textlint
                                  how findings are written (line); FORMAT=FILE writes them to a file, and may be repeated
  --report ID,…|all               which reports (all); with --format text|json|html|csv
  --like FILE|KIND                what its numbers are held against: a text of yours (may be repeated), or a kind of writing
  --since FILE                    an earlier draft: which remarks went and came since, and how each number moved
  --against FILE|FOLDER           what the report plagiarism compares the text with (may be repeated)
  --fix                           apply fixes that are sure; with - the text goes to standard output
  --level error|warning|hint      show findings of this level and graver ones (hint)
  --fail-on error|warning|hint|never   exit with 1 when one of these is found (warning)
  --max LEVEL=COUNT,…             exit with 1 when there are more of that level, whatever --fail-on says of it
  --dialect en-US|en-GB|en-CA|en-AU    kind of English (that of the text)
  --style general|academic|business|technical|creative|casual|web   kind of writing (general)
  --picky, --no-picky             everything that might be said better, or only what most want to know (as the settings say)
  --deep[=strict|eager]           ask the corrector, too: what is nearly always right, or what is probably right (strict)
  --as text|markdown|latex|…      how to read the text (by file name)
  --word WORD                     a word that is right; may be repeated
  --disable RULE                  a rule that stays silent; may be repeated
  --changed [REF]                 only lines changed since HEAD has left REF (a branch, a commit), or not committed yet
  --baseline FILE                 only what FILE does not know yet
  --update-baseline               make that file say what is found now
  --no-ignore                     check what .gitignore and .housestyleignore leave out, too
  --config FILE                   settings file (.housestyle.json, looked for upwards)
  --no-config                     no settings file
  --vale FILE                     obey a .vale.ini, too: its styles and vocabularies
  --server URL                    a Housestyle server whose team's decisions count, too (or HOUSESTYLE_SERVER)
  --key KEY                       a key of your account there (better in HOUSESTYLE_KEY: others may see command lines)
  --at-least COUNT                words: list only what occurs that often (2)
  --save                          words: add the listed words to the settings file
  --stdin-name NAME               name for standard input in the output
  --help, --version

Exit status: 0 nothing to fail on, 1 findings to fail on, 2 the command could not do its work.`,
  noFiles: "Name a file to check, or - for standard input. housestyle --help shows how.",
  oneText: "Name one file to report on, or - for standard input.",
  unknownReport: say("There is no report “{id}”. There are {all}.", (id: string, all: readonly string[]) => ({
    id,
    all: all.join(", "),
  })),
  noAgainst: "The report plagiarism compares a text with others: name them with --against FILE or --against FOLDER.",
  noSince: "The report drafts compares a text with an earlier draft of it: name that with --since FILE.",
  noLike: say(
    "--like: there is no file “{name}”, nor such a kind of writing. There are {all}.",
    (name: string, all: readonly string[]) => ({
      name,
      all: all.join(", "),
    }),
  ),
  noFilesHere: "housestyle lsp takes no files: an editor tells it which are open.",
  noFilesForAgents: "housestyle mcp takes no files: an agent sends it texts.",
  snippetsNeedServer: "Snippets are kept on a server. Start housestyle mcp with --server and a key.",
  noSnippetsNow: say(
    "{address} does not say which snippets there are. Look whether it can be reached, and whether the key may read.",
    (address: string) => ({ address }),
  ),
  badServer: say(
    "“{address}” is no address of a server. Write one like https://housestyle.example.org.",
    (address: string) => ({
      address,
    }),
  ),
  lastKnown: say(
    "{address} cannot be reached: what your team had decided when it last could counts.",
    (address: string) => ({ address }),
  ),
  noKey: "A server asks for a key: make one on its account page and put it into HOUSESTYLE_KEY.",
  unknownCommand: say("There is no command “{command}”. housestyle --help lists them.", (command: string) => ({
    command,
  })),
  badChoice: say(
    "--{option} cannot be “{value}”. It is one of {choices}.",
    (option: string, value: string, choices: readonly string[]) => ({ option, value, choices: choices.join(", ") }),
  ),
  unknownOption: say("There is no option “{option}”. housestyle --help lists them.", (option: string) => ({ option })),
  oneToOutput: "Only one form can go to standard output. Give the others files: --format sarif=FILE.",
  badLimit: say("--max cannot be “{part}”. Write a level and a number: --max error=0,warning=10.", (part: string) => ({
    part,
  })),
  beyond: say(
    "{level, select, error {{count, plural, one {{count} error} other {{count} errors}}} warning {{count, plural, one {{count} warning} other {{count} warnings}}} other {{count, plural, one {{count} hint} other {{count} hints}}}}, {limit} allowed.",
    (level: string, count: number, limit: number) => ({ level, count, limit }),
  ),
  whichBaseline: "--update-baseline needs --baseline FILE, and all lines: it does not go with --changed.",
  noBaseline: say("{file}: there is no such baseline. --update-baseline makes it.", (file: string) => ({ file })),
  badBaseline: say("{file}: this is no baseline. --update-baseline makes one where there is none.", (file: string) => ({
    file,
  })),
  baselineGone: say(
    "{count, plural, one {{count} finding} other {{count} findings}} of the baseline {count, plural, one {is} other {are}} gone. --update-baseline takes them out.",
    (count: number) => ({ count }),
  ),
  baselineMade: say(
    "{file} knows {count, plural, one {{count} finding} other {{count} findings}} of these files.",
    (file: string, count: number) => ({ file, count }),
  ),
  noGit: say("git cannot tell what has changed: {reason}", (reason: string) => ({ reason })),
  noBase: "nothing that both have come from is here. A build may have to fetch more of the history.",
  explainWhat: "Name a rule, as in housestyle explain grammar/a-or-an. housestyle rules lists them.",
  wrong: say("Not: {sentence}", (sentence: string) => ({ sentence })),
  right: say("But: {sentence}", (sentence: string) => ({ sentence })),
  turnOff: say(
    'To turn it off: "disabled": ["{rule}"] in .housestyle.json, --disable {rule}, or <!-- housestyle-disable {rule} --> in a text.',
    (rule: string) => ({ rule }),
  ),
  decidedByTeam: "Your team has decided this. Its style guides, terms and templates are on its server.",
  ownLine: say("This is what {file} says. To turn it off, take it out there.", (file: string) => ({ file })),
  perhaps: say("Did you mean {rules}?", (rules: readonly string[]) => ({ rules: oneOf(rules) })),
  initOne: "housestyle init takes one folder.",
  ignoreHead: "Files and folders that housestyle leaves out, in the form of .gitignore.",
  made: say("{file}: made.", (file: string) => ({ file })),
  thereAlready: say("{file}: is there already, and stays as it is.", (file: string) => ({ file })),
  initNext:
    "Next: housestyle check . Too much at once? housestyle check . --baseline .housestyle-baseline.json --update-baseline, and from then on only what is new is told.",
  badVale: say("{file}: {reason}", (file: string, reason: string) => ({ file, reason })),
  valeSetting: say("Vale: the setting {setting} is not obeyed.", (setting: string) => ({ setting })),
  valePattern: say(
    "Vale: this pattern of TokenIgnores or BlockIgnores cannot be used: {pattern}",
    (pattern: string) => ({ pattern: pattern.slice(0, 80) }),
  ),
  noStyle: say(
    "There is no style “{style}” in {folder}. vale sync fetches styles.",
    (style: string, folder: string) => ({
      style,
      folder,
    }),
  ),
  notObeyed: say("Vale: {name}: {reason}", (name: string, reason: string) => ({ name, reason })),
  vale: {
    part: say("It is only for “{scope}”, which cannot be told apart here.", (scope: string) => ({
      scope: scope.slice(0, 60),
    })),
    pattern: say(
      "“{pattern}” cannot be used: it is too long, cannot be read, or would take more than linear time.",
      (pattern: string) => ({ pattern: pattern.slice(0, 100) }),
    ),
    formula: say("Its formula or condition cannot be worked out. Known are: {names}.", (names: string) => ({ names })),
    grade: say("The grade “{name}” is not known here.", (name: string) => ({ name: name.slice(0, 60) })),
    noGrade: "It names no formula or no grade.",
    noList: say("Its list of words “{name}” is not there.", (name: string) => ({ name: name.slice(0, 100) })),
    ownDictionary:
      "Its dictionaries are not read: spelling is checked by our own. Its lists of words, exceptions and filters count.",
  },
  badOption: say("{option} is not used like that. housestyle --help shows how.", (option: string) => ({ option })),
  otherLanguage: say("This looks like {language}, so it was not checked.", (language: string) => ({ language })),
  unknownRule: say("There is no rule “{rule}”. housestyle rules lists them.", (rule: string) => ({ rule })),
  cannotRead: say("{file}: cannot be read ({reason}).", (file: string, reason: string) => ({ file, reason })),
  cannotWrite: say("{file}: cannot be written ({reason}).", (file: string, reason: string) => ({ file, reason })),
  rarerWords: say(
    "{count, plural, one {{count} word occurs} other {{count} words occur}} fewer than {least} times. --at-least 1 lists all words.",
    (count: number, least: number) => ({ count, least }),
  ),
  wordsSaved: say(
    "{count, plural, one {{count} word} other {{count} words}} added to {file}.",
    (count: number, file: string) => ({ count, file }),
  ),
  badCount: say("--{option} cannot be “{value}”. Give a whole number, 1 or more.", (option: string, value: string) => ({
    option,
    value,
  })),
  moreTimes: say("(×{more} more)", (more: number) => ({ more })),
  notText: say("{file}: this is not a text file.", (file: string) => ({ file })),
  failed: say("{name}: could not be checked ({reason}).", (name: string, reason: string) => ({ name, reason })),
  tooLarge: say("{file}: files over {megabytes} MB are not checked.", (file: string, megabytes: number) => ({
    file,
    megabytes,
  })),
  tooLargeHere: say("{file}: this is too large to be checked among others. Check it by itself.", (file: string) => ({
    file,
  })),
  badRule: say("rule {number}: {reason}", (index: number, reason: string) => ({ number: index + 1, reason })),
  summary: say(
    "{findings, plural, one {{findings} finding} other {{findings} findings}} in {files, plural, one {{files} file} other {{files} files}}.",
    (findings: number, files: number) => ({ findings, files }),
  ),
  fixed: say("{count, plural, one {{count} fix} other {{count} fixes}} applied.", (count: number) => ({ count })),
  leftOut: say(
    "{count, plural, one {{count} file is} other {{count} files are}} left out by .housestyleignore.",
    (count: number) => ({ count }),
  ),
  nothingIn: say("{asked}: there is nothing to check here. With --no-ignore nothing is left out.", (asked: string) => ({
    asked,
  })),
  progress: say("{done} of {all} files …", (done: number, all: number) => ({ done, all })),
  deepOffByTeam: "Your team has switched deeper checking off: rules read alone.",
  deepNotHere: say(
    "Your team wants deeper checking, which is not possible here: {reason} Rules read alone.",
    (reason: string) => ({
      reason,
    }),
  ),
  deepStopped: "Deeper checking has stopped in the middle: its runtime failed. Rules have read everything.",
  delete: "(delete)",
});
