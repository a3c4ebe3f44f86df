/** Opens or closes a block of code, as CommonMark has it: backticks with no other behind them, or tildes. */
const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
/** What someone else has written. What only begins like it is an arrow, a comparison, or a face. */
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
