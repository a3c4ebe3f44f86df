/** One sign of a regular expression: an escape, a class of letters, a repetition, a bracket, any other character. */
const sign = /\\[pPx]\{[^}]*\}|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|\(\?[^:)]*[:>)]|[\s\S]/gu;

/**
 * Returns how many characters a regular expression has with its counted repetitions written out: `(ab){3}` has six.
 * This is its cost, known before anything is compiled. Total; an invalid pattern has some size, too.
 */
export function writtenOut(pattern: string): number {
  const outer: number[] = [];
  let size = 0;
  let last = 0;
  for (const [text, low, high] of pattern.matchAll(sign)) {
    if (text.startsWith("(")) {
      outer.push(size);
      size = 0;
      last = 0;
    } else if (text === ")") {
      last = size;
      size = (outer.pop() ?? 0) + last;
    } else if (low !== undefined) {
      const times = Math.max(1, Number(low), Number(high || 0));
      size += last * (times - 1);
      last *= times;
    } else if (!/^[*+?|^$]$/.test(text)) {
      last = 1;
      size++;
    }
  }
  return outer.reduce((sum, each) => sum + each, size);
}
