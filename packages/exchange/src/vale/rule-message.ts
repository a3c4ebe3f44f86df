/** The messages for rules without one, in Vale and here. */
export const silentMessages = { substitution: "Use '%s' instead of '%s'.", existence: "Avoid '%s'." } as const;

const shown = (replace: string): string => replace.split("|").join(" or ");
const quote = "['\"`‘’“”]?";

/** What the message of an entry can refer to. */
interface Entry {
  /** The phrase, or undefined for a regular expression, whose match is unknown. */
  readonly phrase: string | undefined;
  readonly replace: string;
}

/** Returns a Vale message with its slots filled: the replacement first, if there is one, and then the match. */
export function filledMessage(template: string, { phrase, replace }: Entry): string {
  if (template === (replace === "" ? silentMessages.existence : silentMessages.substitution)) return "";
  const values = replace === "" ? [phrase] : [shown(replace), phrase];
  let next = 0;
  return template.replace(new RegExp(`(${quote})%(?:\\[(\\d)\\])?s(${quote})`, "g"), (_, open, index, close) => {
    const value = values[index ? Number(index) - 1 : next++];
    return value === undefined ? "this" : `${open}${value}${close}`;
  });
}

function slotAt(message: string, value: string, from: number): { start: number; end: number } | undefined {
  for (const [open, close] of ["''", '""', "‘’", "“”", "``"]) {
    const at = message.indexOf(`${open}${value}${close}`, from);
    if (at >= 0) return { start: at + 1, end: at + 1 + value.length };
  }
  return undefined;
}

/** Returns the message with slots in place of this entry's words, so that entries can share a rule. */
export function messageTemplate(message: string, { phrase, replace }: Entry): string {
  if (message === "") return replace === "" ? silentMessages.existence : silentMessages.substitution;
  if (phrase === undefined || phrase === "") return message;
  const first = replace === "" ? undefined : slotAt(message, shown(replace), 0);
  if (replace !== "" && !first) return message;
  const second = slotAt(message, phrase, first?.end ?? 0);
  const slots = [first, second].filter((each) => each !== undefined);
  return slots.reduceRight((text, { start, end }) => `${text.slice(0, start)}%s${text.slice(end)}`, message);
}

/** Whether Vale would read slots into a message. */
export const holdsSlots = (message: string): boolean => /%(\[\d\])?s/.test(message);
