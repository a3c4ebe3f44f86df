/** What Vale is told to say where a rule of ours says nothing, and the other way round. */
export const silentMessages = { substitution: "Use '%s' instead of '%s'.", existence: "Avoid '%s'." } as const;

const shown = (replace: string): string => replace.split("|").join(" or ");
const quote = "['\"`‘’“”]?";

/** What a rule's message says of one of its entries. */
interface Entry {
  /** Undefined for a regular expression: what it will match is not known. */
  readonly phrase: string | undefined;
  readonly replace: string;
}

/** The message of Vale with its slots filled: the replacement first, where there is one, then the match. */
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

/** The message with slots in place of what is said of this entry alone, so that entries can share a rule. */
export function messageTemplate(message: string, { phrase, replace }: Entry): string {
  if (message === "") return replace === "" ? silentMessages.existence : silentMessages.substitution;
  if (phrase === undefined || phrase === "") return message;
  const first = replace === "" ? undefined : slotAt(message, shown(replace), 0);
  if (replace !== "" && !first) return message;
  const second = slotAt(message, phrase, first?.end ?? 0);
  const slots = [first, second].filter((each) => each !== undefined);
  return slots.reduceRight((text, { start, end }) => `${text.slice(0, start)}%s${text.slice(end)}`, message);
}

/** True for a message that Vale would read slots into. */
export const holdsSlots = (message: string): boolean => /%(\[\d\])?s/.test(message);
