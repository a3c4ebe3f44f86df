/** Repeats of a piece between a head and a tail. */
const long = (head: string, piece: string, times: number, tail: string): string => head + piece.repeat(times) + tail;

/** Groups that make a backtracking engine try every way to split a run of letters. */
const nested = [
  "a+",
  "a*",
  "a|a",
  "a|aa",
  "a?",
  ".*",
  "\\w+",
  "[a-z]+",
  "a{1,10}",
  "ab|a|b",
  "\\w|\\d",
  "(?:a|b)+",
  "x+x+",
  "\\s*a",
];
const outer = ["+", "*", "{2,}", "{1,20}", "+?", "*?"];
const tails = ["$", "b", "!$"];

const regular = nested.flatMap((inner) =>
  outer.flatMap((repeat) => tails.map((tail) => `/(${inner})${repeat}${tail}/`)),
);

/** Two hundred and more patterns that are known to take for ever, too much room, or both, somewhere. Only for tests and benches. */
export const badPatterns: readonly string[] = [
  ...regular,
  "/^(([a-z])+.)+[A-Z]([a-z])+$/",
  "/(.*)*(.*)*(.*)*x/",
  "/(a{100}){10}/",
  "/(a{30}){30}/",
  "/((a{10}){10}){10}/",
  "/(((a{10}){10}){10}){10}/",
  "/a{1001}/",
  "/(\\p{L}{1,100}){1,10}/",
  "/(?i)(x+x+)+y/",
  "/(?=a)a/",
  "/(a)\\1/",
  "/(a|b|c|d|e|f|g)*h/",
  "/^(a+)+$/i",
  "/(\\s+)+$/",
  "/(,\\s*)+x/",
  "/\\b(\\w+\\s?)+\\b!/",
  `/${long("", "a?", 100, "")}${"a".repeat(100)}/`,
  `/${long("", "(a|b)", 80, "")}/`,
  `/${long("", "(", 200, "")}/`,
  `/${long("", "(", 100, "")}a${")*".repeat(100)}/`,
  `/${long("", "[a-z]", 90, "x")}/`,
  long("a ", "~a ", 10, "b"),
  long("a ", "~a ", 40, "b"),
  long("a ", "... a ", 5, "b"),
  long("a ", "... a ", 40, "b"),
  long("a ", "... ~a ", 5, "b"),
  long("", "* ", 50, "b"),
  long("", "a|a ", 100, "b"),
  long("", "noun|verb|adj|* ", 30, "zzz"),
  long("", "~* ", 10, "a"),
  long("", "*a", 200, ""),
  long("", "a*", 200, "b"),
  long("*", "a*b*", 80, "z"),
  long("x", "|x", 99, " y"),
  long("x", "|x", 240, ""),
  long("", "e.g.|Q&A ", 6, "x"),
  long("", "e.g.|Q&A ", 20, "x"),
  "NN ... NN ... NN ... NN ... NN ... NN",
  "lemma:be ... lemma:be ... lemma:be zzz",
  "* ... * ... * ... zzz",
  "VB* ~NN ~NN ~NN ~NN ~NN ~NN zzz",
];
