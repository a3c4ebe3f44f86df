const signs: readonly RegExp[] = [
  /^#{1,6} +\S/m,
  /(?:^|\s)\*\*\S(?:[^*\n]*\S)?\*\*/,
  /^[-*+] +\S.*\n(?:.*\n)*?[-*+] +\S/m,
  /^1[.)] +\S.*\n(?:.*\n)*?2[.)] +\S/m,
  /^```/m,
  /(?:^|\n\s*\n)> \S/,
  /\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)/,
];

const codeLine =
  /[;{}]\s*$|^\s*(?:#include|#!|import |from |def |class |function |const |let |var |return\b|if ?\(|for ?\(|\/\/|<\/?\w)/;

/**
 * Returns whether plain text was written as Markdown. This is not so for program code with comments, nor for a poem
 * with a dash.
 */
export function isMarkdown(text: string): boolean {
  if (!signs.some((sign) => sign.test(text))) return false;
  const lines = text
    .replace(/^```[\s\S]*?^```/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.filter((line) => codeLine.test(line)).length <= lines.length / 5;
}
