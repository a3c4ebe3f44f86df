import { InlineReader } from "../inline.ts";

/** The parts of comments that are not prose: names in the code, and documentation tags. */
export const commentMarks = new InlineReader([
  // Comments are set in columns.
  { pattern: "(?<= ) {1,200}", is: "gap" },
  { pattern: "``[^`\\n]{1,400}``|`[^`\\n]{1,400}`|´[^´`\\n]{1,100}´", is: "thing" },
  { pattern: "\\{@?\\w{1,20}[^{}\\n]{0,300}\\}", is: "thing" },
  { pattern: "[\\\\@](?:p|c|a|e|b|em|ref|link|endlink|n)(?: \\S{1,60})?", is: "thing" },
  { pattern: ":[\\w:.+-]{1,40}:`[^`\\n]{0,400}`", is: "thing" },
  { pattern: "<(?:code|tt|c|pre|kbd|var|samp)>[^<\\n]{0,300}</(?:code|tt|c|pre|kbd|var|samp)>", is: "thing" },
  { pattern: "<(?:see|paramref|typeparamref|seealso|inheritdoc|img|a name)\\b[^<>\\n]{0,300}/?>", is: "thing" },
  {
    pattern:
      "</?(?:p|br|b|i|em|strong|ul|ol|li|a|h[1-6]|div|span|summary|remarks|param|returns|value|exception|para|list|item|description|term|example|typeparam|table|tr|td|th|dl|dt|dd|blockquote|sup|sub|u|hr)\\b[^<>\\n]{0,300}>",
    is: "gap",
  },
  { pattern: "\\[(?<in>[^\\]\\[\\n]{1,200})\\]\\((?:[^()\\s]{1,400})\\)", is: "inner" },
  { pattern: "\\[[\\w.:#]{1,80}\\](?:\\[[\\w.:#]{0,80}\\])?", is: "thing" },
  { pattern: "&(?:#\\d{1,7}|[a-zA-Z]{2,8});", is: "thing" },
  { pattern: "\"[^\"\\s]{1,60}\"|'[^'\\s]{1,40}'(?![\\p{L}])", is: "thing" },
  { pattern: "(?<![\\w-])--?[A-Za-z][\\w-]{0,60}(?:=[^\\s,;)]{1,80})?", is: "thing" },
  { pattern: "[$@%&][A-Za-z_]\\w{0,60}", is: "thing" },
  { pattern: "[A-Za-z_]\\w{1,60}(?:(?:\\.|::|->|#)[A-Za-z_]\\w{0,60}){1,8}(?:\\([^()\\n]{0,80}\\))?", is: "thing" },
  { pattern: "[A-Za-z_]\\w{0,60}(?:\\([^()\\s]{0,80}\\)|<[^<>\\s]{1,60}>|\\[[^\\[\\]\\s]{0,40}\\])+", is: "thing" },
  {
    pattern:
      "(?<![\\p{L}\\d])(?:[a-z]{1,40}\\d{0,9}[A-Z]\\w{0,60}|(?:[A-Z][a-z\\d]{1,40}){2,9}\\w{0,40}|[A-Z]{2,20}[a-z]{1,40}[A-Z]\\w{0,40})",
    is: "thing",
  },
  { pattern: "(?<![\\p{L}\\d])[A-Za-z]{0,20}\\d{1,20}[A-Za-z_]\\w{0,60}|0x[\\da-fA-F]{1,40}", is: "thing" },
  { pattern: "\\S{0,60}[=<>|\\\\^~*/+]{1,3}\\S{0,60}", is: "thing" },
  { pattern: "\\b[A-Z]{2,}\\b", is: "thing" },
]);
