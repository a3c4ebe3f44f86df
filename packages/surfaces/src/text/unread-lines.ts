/** Matches the start or end of a fenced code block in CommonMark: backticks with no others after them, or tildes. */
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
/** Matches a quotation in an email. Arrows, comparisons, and emoticons that begin alike do not match. */
const quoted = /^ {0,3}>(?![:=_<-])/;

/** Returns which lines of a plain text are not its writer's prose: fenced code with its fences, and quotes. */
export function unreadLines(lines: readonly string[]): readonly boolean[] {
  let open: string | undefined;
  return lines.map((line) => {
    const [, marks, rest = ""] = fence.exec(line) ?? [];
    const wasOpen = open !== undefined;
    if (open === undefined) open = marks;
    else if (marks?.startsWith(open) && rest.trim() === "") open = undefined;
    return wasOpen || marks !== undefined || quoted.test(line);
  });
}
