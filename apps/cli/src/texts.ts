/** Everything the command says. */
export const texts = {
  usage: `housestyle check FILE… | -        check files, or standard input
housestyle rules                  list the rules

Options
  --format line|json|sarif|textlint    how findings are written (line)
  --fix                           apply fixes that are sure; with - the text goes to standard output
  --level error|warning|hint      show findings of this level and graver ones (hint)
  --fail-on error|warning|hint|never   exit with 1 when one of these is found (warning)
  --dialect en-US|en-GB|en-CA|en-AU    kind of English (en-US)
  --style general|academic|business|technical|creative|casual|web   kind of writing (general)
  --as text|markdown|html         how to read the text (by file name)
  --word WORD                     a word that is right; may be repeated
  --disable RULE                  a rule that stays silent; may be repeated
  --config FILE                   settings file (.housestyle.json, looked for upwards)
  --no-config                     no settings file
  --stdin-name NAME               name for standard input in the output
  --help, --version

Exit status: 0 nothing to fail on, 1 findings to fail on, 2 the command could not do its work.`,
  noFiles: "Name a file to check, or - for standard input. housestyle --help shows how.",
  unknownCommand: (command: string) => `There is no command “${command}”. housestyle --help lists them.`,
  badChoice: (option: string, value: string, choices: readonly string[]) =>
    `--${option} cannot be “${value}”. It is one of ${choices.join(", ")}.`,
  unknownRule: (rule: string) => `There is no rule “${rule}”. housestyle rules lists them.`,
  cannotRead: (file: string, reason: string) => `${file}: cannot be read (${reason}).`,
  cannotWrite: (file: string, reason: string) => `${file}: cannot be written (${reason}).`,
  notText: (file: string) => `${file}: this is not text in UTF-8.`,
  tooLarge: (file: string, megabytes: number) => `${file}: files over ${megabytes} MB are not checked.`,
  badRule: (index: number, reason: string) => `rule ${index + 1}: ${reason}`,
  summary: (findings: number, files: number) =>
    `${findings} ${findings === 1 ? "finding" : "findings"} in ${files} ${files === 1 ? "file" : "files"}.`,
  fixed: (count: number) => `${count} ${count === 1 ? "fix" : "fixes"} applied.`,
  delete: "(delete)",
};
