import { catalogue, oneOf, say } from "@housestyle/texts";

/** The texts of the command line. */
export const texts = catalogue("cli", {
  usage: `housestyle check FILE… | -        check files, folders, and globs, or standard input
housestyle fix FILE… | -          the same as check --fix
housestyle init [FOLDER]          create a settings file and an ignore file
housestyle rules [CATEGORY…]      list all rules, or those of a category: housestyle rules grammar
housestyle words FILE…            list unknown words and how often each occurs; --save adds them to the settings file
housestyle explain RULE…          show what a rule flags, why, and how to turn it off
housestyle report FILE | -        report on a whole text: readability, sentence length, repeated words …
housestyle sync [FOLDER]          keep your team’s style in files, in Git: guides, terms, words, snippets (in housestyle)
housestyle lsp                    run as a language server (LSP) over standard input and output
housestyle mcp                    run as an MCP server for agents over standard input and output

Options
  --format line|json|sarif|github|gitlab|junit|checkstyle|textlint|github-review|gitlab-review
                                  output format (line); FORMAT=FILE writes to a file and may be repeated
  --report ID,…|all               reports to include (all); use with --format text|json|html|csv
  --like FILE|TYPE                compare the numbers with your own text (may be repeated) or a type of published writing
  --since FILE                    compare with an earlier draft: resolved and new suggestions, and how each number changed
  --against FILE|FOLDER           texts to compare with in the originality report (plagiarism; may be repeated)
  --fix                           apply safe fixes; with -, the text goes to standard output
  --track-changes                 with --fix, write the fixes into a .docx or .odt file as tracked changes
  --comments                      with --fix, write the remaining suggestions into a .docx or .odt file as comments
  --author NAME                   the author of tracked changes and comments (Housestyle)
  --level error|warning|hint      show suggestions of this level or higher (hint)
  --fail-on error|warning|hint|never   exit with 1 if there is a suggestion of this level or higher (warning)
  --max LEVEL=COUNT,…             exit with 1 if a level has more suggestions than COUNT, regardless of --fail-on
  --dialect en-US|en-GB|en-CA|en-AU    English variety (detected from the text)
  --style general|academic|business|technical|creative|casual|web   writing style (general)
  --picky, --no-picky             include or omit style suggestions that are a matter of style (from the settings)
  --deep[=strict|eager]           also run deep checking: strict for near-certain suggestions, eager to add probable ones (strict)
  --as text|markdown|latex|…      text format (detected from the file name)
  --word WORD                     accept a word; may be repeated
  --disable RULE                  turn off a rule; may be repeated
  --changed [REF]                 only lines changed since HEAD branched off REF (a branch or commit), or not yet committed
  --most COUNT                    github-review, gitlab-review: at most this many comments (20)
  --known FILE                    github-review, gitlab-review: the comments that are already there; none is repeated
  --baseline FILE                 only suggestions that are not in FILE
  --update-baseline               write the current suggestions to the baseline file
  --no-ignore                     include files that .gitignore and .housestyleignore exclude
  --config FILE                   settings file (the nearest .housestyle.json in the folder or above it)
  --no-config                     use no settings file
  --vale FILE                     also apply a .vale.ini and its styles and vocabularies
  --server URL                    also apply your team’s style from this Housestyle server (or HOUSESTYLE_SERVER)
  --key KEY                       your API key for that server (HOUSESTYLE_KEY is safer: others may see command lines)
  --at-least COUNT                words: list only words that occur at least this often (2)
  --save                          words: add the listed words to the settings file
  --pull, --push                  sync: only update the files, or only the server (both)
  --check                         sync: only show what would change; exit with 1 for conflicts and errors
  --team NAME|ID                  sync: the team, if there are several (or HOUSESTYLE_TEAM)
  --take ours|theirs[=CONFLICT]   sync: resolve conflicts with the files (ours) or the server (theirs); may be repeated
  --comment FILE                  sync --check: also write a Markdown comment with the effect on your documents
  --stdin-name NAME               file name to show for standard input
  --help, --version

Exit status: 0 success, 1 suggestions that fail the check, 2 the command failed or could not read every file.`,
  reviewOfWhat: "A review needs --changed, because comments are possible on changed lines only.",
  reviewOr: say("Or {others}.", (others: readonly string[]) => ({
    others: others.map((each) => `“${each}”`).join(", "),
  })),
  reviewSummary: say(
    "{shown, plural, one {Housestyle has one suggestion.} other {Housestyle has # suggestions.}}{left, plural, =0 {} one { One more is in the log.} other { # more are in the log.}}",
    (shown: number, left: number) => ({ shown, left }),
  ),
  noFiles: "Specify a file to check, or - for standard input. See housestyle --help.",
  oneText: "Specify one file to report on, or - for standard input.",
  unknownReport: say("There is no report “{id}”. Available reports: {all}.", (id: string, all: readonly string[]) => ({
    id,
    all: all.join(", "),
  })),
  noAgainst:
    "The originality report (plagiarism) compares a text with others. Specify them with --against FILE or --against FOLDER.",
  noSince: "The drafts report compares a text with an earlier draft. Specify the draft with --since FILE.",
  noLike: say(
    "--like: “{name}” is neither a file nor a type of writing. Available types: {all}.",
    (name: string, all: readonly string[]) => ({
      name,
      all: all.join(", "),
    }),
  ),
  noFilesHere: "housestyle lsp takes no files. Your editor opens them.",
  noFilesForAgents: "housestyle mcp takes no files. Agents send it text.",
  snippetsNeedServer: "Snippets are stored on a server. Start housestyle mcp with --server and an API key.",
  noSnippetsNow: say(
    "Snippets could not be loaded from {address}. Check that the server is reachable and that the API key has read access.",
    (address: string) => ({ address }),
  ),
  badServer: say(
    "“{address}” is not a server URL. Use one like https://housestyle.example.org.",
    (address: string) => ({
      address,
    }),
  ),
  lastKnown: say("Cannot reach {address}. Using your team’s last known style settings.", (address: string) => ({
    address,
  })),
  noKey: "The server requires an API key. Create one on its Account page and set HOUSESTYLE_KEY.",
  unknownCommand: say("Unknown command “{command}”. See housestyle --help.", (command: string) => ({
    command,
  })),
  badChoice: say(
    "--{option} cannot be “{value}”. Choose one of {choices}.",
    (option: string, value: string, choices: readonly string[]) => ({ option, value, choices: choices.join(", ") }),
  ),
  unknownOption: say("Unknown option “{option}”. See housestyle --help.", (option: string) => ({ option })),
  oneToOutput: "Only one format can go to standard output. Write the others to files: --format sarif=FILE.",
  badLimit: say("--max cannot be “{part}”. Use a level and a number: --max error=0,warning=10.", (part: string) => ({
    part,
  })),
  beyond: say(
    "{level, select, error {{count, plural, one {{count} error} other {{count} errors}}} warning {{count, plural, one {{count} warning} other {{count} warnings}}} other {{count, plural, one {{count} hint} other {{count} hints}}}}, {limit} allowed.",
    (level: string, count: number, limit: number) => ({ level, count, limit }),
  ),
  whichBaseline: "--update-baseline requires --baseline FILE and cannot be combined with --changed.",
  noBaseline: say("{file}: baseline not found. Use --update-baseline to create it.", (file: string) => ({ file })),
  badBaseline: say(
    "{file}: not a baseline file. Delete it, then use --update-baseline to create one.",
    (file: string) => ({
      file,
    }),
  ),
  baselineGone: say(
    "{count, plural, one {{count} suggestion in the baseline has} other {{count} suggestions in the baseline have}} been resolved. Use --update-baseline to remove {count, plural, one {it} other {them}}.",
    (count: number) => ({ count }),
  ),
  baselineMade: say(
    "{file} now contains {count, plural, one {{count} suggestion} other {{count} suggestions}} for these files.",
    (file: string, count: number) => ({ file, count }),
  ),
  noGit: say("git could not determine what changed: {reason}", (reason: string) => ({ reason })),
  noBase: "no common ancestor found. In a build, you may need to fetch more history.",
  explainWhat: "Specify a rule, as in housestyle explain grammar/a-or-an. To list rules, run housestyle rules.",
  wrong: say("Wrong: {sentence}", (sentence: string) => ({ sentence })),
  right: say("Right: {sentence}", (sentence: string) => ({ sentence })),
  turnOff: say(
    'To turn it off: "disabled": ["{rule}"] in .housestyle.json, --disable {rule}, or <!-- housestyle-disable {rule} --> in the text.',
    (rule: string) => ({ rule }),
  ),
  decidedByTeam: "This is a team rule. Your team’s style guides, terms, and templates are on its server.",
  ownLine: say("This rule is defined in {file}. To turn it off, remove it there.", (file: string) => ({ file })),
  perhaps: say("Did you mean {rules}?", (rules: readonly string[]) => ({ rules: oneOf(rules) })),
  initOne: "housestyle init takes one folder.",
  ignoreHead: "Files and folders that housestyle skips, in .gitignore format.",
  made: say("{file}: created.", (file: string) => ({ file })),
  thereAlready: say("{file}: already exists, left unchanged.", (file: string) => ({ file })),
  initNext:
    "Next: housestyle check . Too many suggestions? Run housestyle check . --baseline .housestyle-baseline.json --update-baseline to report only new ones from now on.",
  badVale: say("{file}: {reason}", (file: string, reason: string) => ({ file, reason })),
  valeSetting: say("Vale: the setting {setting} is not supported.", (setting: string) => ({ setting })),
  valePattern: say("Vale: unsupported pattern in TokenIgnores or BlockIgnores: {pattern}", (pattern: string) => ({
    pattern: pattern.slice(0, 80),
  })),
  noStyle: say(
    "There is no style “{style}” in {folder}. Run vale sync to download styles.",
    (style: string, folder: string) => ({
      style,
      folder,
    }),
  ),
  notObeyed: say("Vale: {name}: {reason}", (name: string, reason: string) => ({ name, reason })),
  vale: {
    part: say("It applies only to the scope “{scope}”, which is not supported.", (scope: string) => ({
      scope: scope.slice(0, 60),
    })),
    pattern: say("“{pattern}” cannot be used. It is invalid, too long, or too slow to match.", (pattern: string) => ({
      pattern: pattern.slice(0, 100),
    })),
    formula: say("Its formula or condition cannot be evaluated. Supported variables: {names}.", (names: string) => ({
      names,
    })),
    grade: say("The readability metric “{name}” is not supported.", (name: string) => ({ name: name.slice(0, 60) })),
    noGrade: "Its formula or grade is missing.",
    noList: say("Its word list “{name}” was not found.", (name: string) => ({ name: name.slice(0, 100) })),
    ownDictionary:
      "Its dictionaries are not used, because Housestyle checks spelling itself. Its word lists, exceptions, and filters apply.",
  },
  badOption: say("{option} cannot be used this way. See housestyle --help.", (option: string) => ({ option })),
  otherLanguage: say("This looks like {language}, so it was not checked.", (language: string) => ({ language })),
  unknownRule: say("There is no rule “{rule}”. To list rules, run housestyle rules.", (rule: string) => ({ rule })),
  cannotRead: say("{file}: could not be read ({reason}).", (file: string, reason: string) => ({ file, reason })),
  cannotWrite: say("{file}: could not be written ({reason}).", (file: string, reason: string) => ({ file, reason })),
  rarerWords: say(
    "{count, plural, one {{count} word occurs} other {{count} words occur}} fewer than {least} times. Use --at-least 1 to list all words.",
    (count: number, least: number) => ({ count, least }),
  ),
  wordsSaved: say(
    "{count, plural, one {{count} word} other {{count} words}} added to {file}.",
    (count: number, file: string) => ({ count, file }),
  ),
  badCount: say(
    "--{option} cannot be “{value}”. Use a whole number, 1 or higher.",
    (option: string, value: string) => ({
      option,
      value,
    }),
  ),
  moreTimes: say("(×{more} more)", (more: number) => ({ more })),
  onlyWord: say(
    "{file}: not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project. Save it as one of these, or open it in the Housestyle editor.",
    (file: string) => ({ file }),
  ),
  damagedScript: say("{file}: damaged or incomplete. Open it in Final Draft, and save it again.", (file: string) => ({
    file,
  })),
  onlyChecked: say(
    "{file}: this type of file can be checked, but not changed. Correct it in the program that created it.",
    (file: string) => ({ file }),
  ),
  locked: say("{file}: password-protected. Save a copy without the password, then check the copy.", (file: string) => ({
    file,
  })),
  damagedWord: say(
    "{file}: damaged or incomplete. Open it in Word or LibreOffice, and save it again.",
    (file: string) => ({ file }),
  ),
  notFixable: say("{file}: its fixes cannot be written safely. The file is unchanged.", (file: string) => ({ file })),
  nameWord: "Specify the name of a .docx or .odt file to fix it. From standard input, it can only be checked.",
  trackWhat: "--track-changes requires --fix, as in housestyle fix FILE.docx --track-changes.",
  commentWhat: "--comments requires --fix, as in housestyle fix FILE.docx --comments.",
  onlyWordComments: say(
    "{file}: comments can be written only into .docx and .odt files. The file is unchanged.",
    (file: string) => ({
      file,
    }),
  ),
  onlyOfficeForAgents: say(
    "{file}: not a .docx or .odt file. Read the text, and call fix with it.",
    (file: string) => ({ file }),
  ),
  outsideFolder: say("{file}: outside the folder where Housestyle runs.", (file: string) => ({ file })),
  onlyWordTracks: say(
    "{file}: changes can be tracked only in .docx and .odt files. The file is unchanged.",
    (file: string) => ({
      file,
    }),
  ),
  unfixed: say(
    "{file}: {count, plural, one {{count} fix was skipped because it} other {{count} fixes were skipped because they}} would remove the reference mark of a note.",
    (file: string, count: number) => ({ file, count }),
  ),
  untracked: say(
    "{file}: {count, plural, one {{count} fix was} other {{count} fixes were}} skipped because the change cannot be tracked. To apply {count, plural, one {it} other {them}}, use --fix without --track-changes.",
    (file: string, count: number) => ({ file, count }),
  ),
  notText: say("{file}: not a text file.", (file: string) => ({ file })),
  failed: say("{name}: could not be checked ({reason}).", (name: string, reason: string) => ({ name, reason })),
  tooLarge: say("{file}: files over {megabytes} MB are not checked.", (file: string, megabytes: number) => ({
    file,
    megabytes,
  })),
  tooLargeHere: say("{file}: too large to check together with other files. Check it on its own.", (file: string) => ({
    file,
  })),
  badRule: say("rule {number}: {reason}", (index: number, reason: string) => ({ number: index + 1, reason })),
  summary: say(
    "{findings, plural, one {{findings} suggestion} other {{findings} suggestions}} in {files, plural, one {{files} file} other {{files} files}}.",
    (findings: number, files: number) => ({ findings, files }),
  ),
  fixed: say("{count, plural, one {{count} fix} other {{count} fixes}} applied.", (count: number) => ({ count })),
  leftOut: say(
    "{count, plural, one {{count} file} other {{count} files}} skipped by .housestyleignore.",
    (count: number) => ({ count }),
  ),
  nothingIn: say("{asked}: nothing to check. Use --no-ignore to include ignored files.", (asked: string) => ({
    asked,
  })),
  progress: say("{done} of {all} files …", (done: number, all: number) => ({ done, all })),
  deepOffByTeam: "Your team has turned off deep checking. Only rules were used.",
  deepNotHere: say(
    "Your team uses deep checking, but it is not available here. {reason} Only rules were used.",
    (reason: string) => ({
      reason,
    }),
  ),
  deepStopped: "Deep checking stopped because its runtime failed. The rules still checked everything.",
  delete: "(delete)",
});
