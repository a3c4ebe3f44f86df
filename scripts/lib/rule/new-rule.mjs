/** The kinds of rules: the folders of rules/. */
export const kinds = ["grammar", "punctuation", "spelling", "inclusive", "clarity", "style"];

/** The name of a rule, or what is wrong with it. */
export function idFault(id, known) {
  const [kind, name = "", ...rest] = id.split("/");
  if (!kinds.includes(kind)) return `A rule ID has the form KIND/NAME. Kinds: ${kinds.join(", ")}.`;
  if (rest.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return "A rule name can contain only lowercase letters, digits, and hyphens.";
  return known.includes(id) ? `The rule ${id} already exists.` : undefined;
}

const wordsOf = (text) => text.replace(/[.!?]+$/, "").split(" ");

/**
 * Where two sentences differ: the words that were wrong, those that are right, and one word on either side; words put in
 * take the one behind them along.
 */
export function between(wrong, right) {
  const [a, b] = [wordsOf(wrong), wordsOf(right)];
  let first = 0;
  while (first < Math.min(a.length, b.length) && a[first] === b[first]) first++;
  let last = 0;
  while (last < Math.min(a.length, b.length) - first && a.at(-1 - last) === b.at(-1 - last)) last++;
  if (first + last === a.length) last > 0 ? last-- : first--;
  return {
    before: a[first - 1],
    found: a.slice(first, a.length - last).join(" "),
    instead: b.slice(first, b.length - last).join(" "),
    behind: last > 0 ? a[a.length - last] : undefined,
  };
}

/** A pattern that finds the words between those beside them; marks stand apart from words. */
function patternOf({ before, found, behind }) {
  const apart = (words) =>
    words
      .toLowerCase()
      .replace(/([,;:])/g, " $1")
      .trim();
  const context = (word) => (word === undefined ? [] : [`[${apart(word)}]`]);
  return [...context(before), apart(found), ...context(behind)].join(" ");
}

/** The text of a new rule, its title and why it speaks to be put better by hand. */
export function ruleText(wrong, right) {
  const { found, instead } = between(wrong, right);
  return `title: ${instead ? `“${instead}”, not “${found}”` : `No “${found}” here`}
explain: ${instead ? `Write “${instead}”, not “${found}”.` : `Leave out “${found}”.`}
level: warning

${wrong} → ${right}

${right}
`;
}

/** The table of a new rule: it finds the words in which the wrong sentence differs, to be made wider by hand. */
export function ruleTable(wrong, right) {
  const difference = between(wrong, right);
  return `# Written by us.\nfind\tinstead\n${patternOf(difference)}\t${difference.instead || "(nothing)"}\n`;
}

/** The order with the new rule behind the last of its kind. */
export function orderWith(order, id) {
  const kind = `${id.split("/")[0]}/`;
  const lines = order.split("\n");
  const at = lines.findLastIndex((line) => line.startsWith(kind));
  return lines.toSpliced(at < 0 ? lines.length : at + 1, 0, id).join("\n");
}
