import { InlineReader } from "../inline.ts";

/** Returns the pattern for a formatting mark in both AsciiDoc forms: doubled anywhere, or single around whole words. */
const around = (mark: string) => {
  const one = `[^${mark}\\s](?:[^${mark}]{0,400}?[^${mark}\\s])?`;
  return [
    { pattern: `(?:\\[[^\\]\\n]{0,80}\\])?${mark}${mark}(?<in>${one})${mark}${mark}`, is: "inner" as const },
    {
      pattern: `(?<![\\w${mark}])(?:\\[[^\\]\\n]{0,80}\\])?${mark}(?<in>${one})${mark}(?![\\w${mark}])`,
      is: "inner" as const,
    },
  ];
};

/** The parts of a line of AsciiDoc that are not prose. */
export const inlineMarks = new InlineReader([
  { pattern: "\\+\\+\\+[^\\n]{0,400}?\\+\\+\\+", is: "thing" },
  {
    pattern:
      "(?:pass|stem|latexmath|asciimath|kbd|btn|menu|icon|image|counter2?|set|anchor|bibitem|cite|ifdef):[^\\s\\[]{0,200}\\[[^\\]\\n]{0,400}\\]",
    is: "thing",
  },
  { pattern: "(?:indexterm2?):\\[[^\\]\\n]{0,400}\\]|\\(\\(\\([^()\\n]{0,200}\\)\\)\\)", is: "gap" },
  { pattern: "footnote:[\\w-]{0,40}\\[(?<in>[^\\]]{0,1000})\\]", is: "note" },
  { pattern: "[\"']`|`[\"']", is: "gap" },
  { pattern: "``[^`\\n]{1,400}``|`[^`\\s](?:[^`]{0,400}?[^`\\s])?`(?!\\w)", is: "thing" },
  { pattern: "(?<![\\w+])\\+[^+\\s][^+\\n]{0,200}\\+(?!\\w)", is: "thing" },
  { pattern: "(?:link|xref|mailto|https?|ftp|irc):[^\\s\\[\\]]{0,400}\\[(?<in>[^\\]]{1,400})\\]", is: "inner" },
  { pattern: "(?:link|xref|mailto|https?|ftp|irc):[^\\s\\[\\]]{1,400}(?:\\[\\])?", is: "thing" },
  { pattern: "<<[^,<>\\n]{1,200},(?<in>[^<>]{1,200})>>", is: "inner" },
  { pattern: "<<[^<>\\n]{1,200}>>|\\[\\[[^\\]\\n]{1,200}\\]\\]", is: "thing" },
  { pattern: "[a-z][a-z0-9_]{1,30}:[^\\s\\[:]{0,200}\\[[^\\]\\n]{0,400}\\]", is: "thing" },
  { pattern: "\\{\\{[^{}\\n]{0,200}\\}\\}|\\{[\\w:.-]{1,60}\\}", is: "thing" },
  { pattern: "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-zA-Z]{2,8});", is: "thing" },
  { pattern: "\\(\\((?<in>[^()\\n]{1,100})\\)\\)", is: "inner" },
  ...around("\\*"),
  ...around("_"),
  ...around("#"),
  { pattern: "\\^[^\\s^]{1,40}\\^|~[^\\s~]{1,40}~", is: "thing" },
  { pattern: " \\+(?=\\r?\\n|$)", is: "gap" },
  { pattern: "\\\\(?=[*_`#{\\[+<^~])", is: "gap" },
  { pattern: "\\((?:C|R|TM)\\)", is: "thing" },
]);
