import type { CommentForm } from "../comment-form.ts";

/** How a programming language writes comments, and what only looks like them. */
export interface ProgrammingLanguage {
  readonly endings: readonly string[];
  readonly names?: RegExp;
  /** The language ids used by editors. */
  readonly languageIds: readonly string[];
  readonly comments: readonly CommentForm[];
  /**
   * Matches comments and what can hide their marks: strings, regular expressions, and embedded languages. Each
   * alternative takes linear time and extends to the end if it is not closed. Groups: `line` and `block` are comments,
   * and `doc` is a string that may be one.
   */
  readonly tokens: RegExp;
}

const quoted = String.raw`"(?:[^"\\\n]|\\[\s\S])*"?`;
const single = String.raw`'(?:[^'\\\n]|\\[\s\S])*'?`;
/** Matches a character literal. A single apostrophe has another meaning. */
const letter = String.raw`'(?:[^'\\\n]|\\[^\n]{1,10}?)'`;
const tripled = String.raw`"""[\s\S]*?(?:"""|$)`;
const ticks = "`(?:[^`\\\\]|\\\\[\\s\\S])*`?";
const slashes = String.raw`(?<line>\/\/[^\n]*)|(?<block>\/\*[\s\S]*?(?:\*\/|$))`;
const hash = String.raw`(?<![^\s;|&()])(?<line>#[^\n]*)`;
const heredoc = String.raw`<<[-~]?(?<q>["']?)(?<end>[A-Z_][A-Z_\d]*)\k<q>[\s\S]*?(?:\n[^\S\n]*\k<end>\b|$)`;
/** Matches a regular expression in Ruby, where one may begin. */
const expression = String.raw`(?<=[=(,~|&!{[:;?]\s{0,3}|\b(?:if|unless|when|and|or|not|return|split|match|gsub|sub|scan)\s{1,3})\/(?:[^/\\\n]|\\.){1,200}\/`;

const tokens = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join("|"), "g");

const c = { comments: [{ open: "//" }, { open: "/*", close: "*/" }] } as const;
const withHash = { comments: [{ open: "#" }] } as const;

/** Matches a regular expression in JavaScript, where brackets need no escape. */
const pattern = String.raw`(?<=[=(,~|&!{[:;?]\s{0,3}|\b(?:return|typeof|case|in|of|do|else|void)\s{1,3})\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,100}\]){1,200}\/`;

export const languages = {
  javascript: {
    comments: [...c.comments, { open: "{/*", close: "*/}" }],
    endings: [".js", ".jsx", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx"],
    languageIds: ["javascript", "javascriptreact", "typescript", "typescriptreact"],
    // In the text of JSX an address is none, and an apostrophe hides the rest of its line.
    tokens: tokens(
      pattern,
      String.raw`(?<!:)(?<line>\/\/[^\n]*)|(?<block>\/\*[\s\S]*?(?:\*\/|$))`,
      quoted,
      single,
      ticks,
    ),
  },
  python: {
    ...withHash,
    endings: [".py", ".pyi", ".pyw"],
    languageIds: ["python"],
    tokens: tokens(
      String.raw`(?<doc>[rRuUbBfF]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)))`,
      quoted,
      single,
      String.raw`(?<line>#[^\n]*)`,
    ),
  },
  java: { ...c, endings: [".java"], languageIds: ["java"], tokens: tokens(slashes, tripled, quoted, letter) },
  kotlin: { ...c, endings: [".kt", ".kts"], languageIds: ["kotlin"], tokens: tokens(slashes, tripled, quoted, letter) },
  c: { ...c, endings: [".c", ".h"], languageIds: ["c"], tokens: tokens(slashes, quoted, letter) },
  cpp: {
    ...c,
    endings: [".cc", ".cpp", ".cxx", ".hh", ".hpp", ".hxx", ".ino"],
    languageIds: ["cpp", "c++", "objective-c", "objective-cpp", "cuda-cpp"],
    tokens: tokens(slashes, String.raw`\bR"(?<end>[^()\s\\]{0,16})\([\s\S]*?(?:\)\k<end>"|$)`, quoted, letter),
  },
  csharp: {
    ...c,
    endings: [".cs"],
    languageIds: ["csharp"],
    tokens: tokens(slashes, tripled, String.raw`@\$?"(?:[^"]|"")*"?`, quoted, letter),
  },
  go: { ...c, endings: [".go"], languageIds: ["go"], tokens: tokens(slashes, quoted, "`[^`]*`?", letter) },
  rust: {
    ...c,
    endings: [".rs"],
    languageIds: ["rust"],
    tokens: tokens(
      slashes,
      String.raw`\bb?r(?<end>#{0,8})"[\s\S]*?(?:"\k<end>|$)`,
      String.raw`"(?:[^"\\]|\\[\s\S])*"?`,
      letter,
    ),
  },
  swift: {
    ...c,
    endings: [".swift"],
    languageIds: ["swift"],
    tokens: tokens(slashes, tripled, quoted),
  },
  php: {
    comments: [{ open: "//" }, { open: "#" }, { open: "/*", close: "*/" }],
    endings: [".php"],
    languageIds: ["php"],
    tokens: tokens(
      String.raw`(?<![\s\S])(?!<\?)[\s\S]*?(?:<\?(?:php|=)?|$)`,
      String.raw`\?>[\s\S]*?(?:<\?(?:php|=)?|$)`,
      String.raw`<<<(?<q>["']?)(?<end>\w+)\k<q>[\s\S]*?(?:\n[^\S\n]*\k<end>\b|$)`,
      String.raw`(?<line>(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*)|(?<block>\/\*[\s\S]*?(?:\*\/|$))`,
      String.raw`"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?`,
    ),
  },
  ruby: {
    comments: [{ open: "#" }, { open: "=begin", close: "=end" }],
    endings: [".rb", ".rake", ".gemspec"],
    names: /^(?:Rakefile|Gemfile|Vagrantfile|Podfile)$/,
    languageIds: ["ruby"],
    tokens: tokens(
      String.raw`(?<=^|\n)(?<block>=begin\b[\s\S]*?(?:\n=end\b|$))`,
      heredoc,
      quoted,
      single,
      ticks,
      expression,
      hash,
    ),
  },
  shell: {
    ...withHash,
    endings: [".sh", ".bash", ".zsh", ".ksh"],
    languageIds: ["shellscript", "sh", "bash", "zsh", "shell-script"],
    tokens: tokens(heredoc, String.raw`\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?`, hash),
  },
  sql: {
    comments: [{ open: "--" }, { open: "/*", close: "*/" }],
    endings: [".sql"],
    languageIds: ["sql", "mysql", "pgsql", "plsql"],
    tokens: tokens(
      String.raw`(?<line>--[^\n]*)|(?<block>\/\*[\s\S]*?(?:\*\/|$))`,
      String.raw`'(?:[^']|'')*'?|"[^"\n]*"?|\`[^\`\n]*\`?`,
    ),
  },
  lua: {
    comments: [{ open: "--" }, { open: "--[[", close: "]]" }],
    endings: [".lua"],
    languageIds: ["lua"],
    tokens: tokens(
      String.raw`(?<block>--\[(?<end>=*)\[[\s\S]*?(?:\]\k<end>\]|$))|(?<line>--[^\n]*)`,
      String.raw`\[(?<end2>=*)\[[\s\S]*?(?:\]\k<end2>\]|$)`,
      quoted,
      single,
    ),
  },
  haskell: {
    comments: [{ open: "--" }, { open: "{-", close: "-}" }],
    endings: [".hs"],
    languageIds: ["haskell"],
    tokens: tokens(
      String.raw`(?<block>\{-[\s\S]*?(?:-\}|$))|(?<![!#$%&*+./<=>?@\\^|~:-])(?<line>--+(?![!#$%&*+./<=>?@\\^|~:-])[^\n]*)`,
      quoted,
      letter,
    ),
  },
  r: {
    ...withHash,
    endings: [".r"],
    languageIds: ["r"],
    tokens: tokens(
      String.raw`"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?`,
      "`[^`\\n]*`?",
      String.raw`(?<line>#[^\n]*)`,
    ),
  },
  css: {
    comments: [{ open: "//" }, { open: "/*", close: "*/" }],
    endings: [".css", ".scss", ".less", ".sass"],
    languageIds: ["css", "scss", "less", "sass"],
    tokens: tokens(
      String.raw`(?<block>\/\*[\s\S]*?(?:\*\/|$))|(?<![^\s;{}])(?<line>\/\/[^\n]*)`,
      String.raw`url\([^)\n]*\)?`,
      quoted,
      single,
    ),
  },
  yaml: {
    ...withHash,
    endings: [".yml", ".yaml"],
    languageIds: ["yaml", "dockercompose", "github-actions-workflow"],
    tokens: tokens(
      String.raw`(?<![^\s])(?<line>#[^\n]*)`,
      String.raw`(?<=[:\-,[{]\s{1,9})(?:"(?:[^"\\]|\\[\s\S])*"?|'(?:[^']|'')*'?)`,
    ),
  },
  toml: {
    ...withHash,
    endings: [".toml"],
    languageIds: ["toml"],
    tokens: tokens(
      tripled,
      String.raw`'''[\s\S]*?(?:'''|$)`,
      quoted,
      String.raw`'[^'\n]*'?`,
      String.raw`(?<line>#[^\n]*)`,
    ),
  },
} as const satisfies Readonly<Record<string, ProgrammingLanguage>>;

export type LanguageName = keyof typeof languages;
export const languageNames = Object.keys(languages) as LanguageName[];
