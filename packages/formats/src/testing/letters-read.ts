/** How many letters a function looks at, as far as it does so with the methods of strings and expressions. */
export function lettersRead(run: () => void): number {
  let count = 0;
  const { exec } = RegExp.prototype;
  const { indexOf, slice } = String.prototype;
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // One that finds nothing has looked through all the rest, unless it looks at one place only.
    if (found) count += found.index + found[0].length - from;
    else count += this.sticky ? 1 : text.length - from;
    return found;
  };
  String.prototype.indexOf = function (mark, from = 0) {
    const found = indexOf.call(this, mark, from);
    count += (found < 0 ? this.length : found) - from;
    return found;
  };
  String.prototype.slice = function (from, to) {
    const stretch = slice.call(this, from, to);
    // Who takes all the rest does not look at it yet.
    if (to !== undefined) count += stretch.length;
    return stretch;
  };
  try {
    run();
  } finally {
    Object.assign(RegExp.prototype, { exec });
    Object.assign(String.prototype, { indexOf, slice });
  }
  return count;
}
