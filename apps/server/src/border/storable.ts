import { Failure } from "./failure.ts";

/** How deep values may nest; documents, the deepest of all, end at half of it. */
const deepest = 200;

/**
 * Refuses what could not be stored and answered again as it was sent: a null character, half of a character, a number
 * beyond all numbers, a member called `__proto__`, values nested too deeply. Looks at every value once; no depth can
 * overflow the stack.
 */
export function mustBeStorable(sent: unknown): void {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: sent, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    const reason = whyNot(value, depth);
    if (reason !== undefined) throw new Failure("bad-request", { message: reason });
    if (typeof value !== "object" || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (name === "__proto__") throw new Failure("bad-request", { message: reasons.name });
      if (!Array.isArray(value) && !isWhole(name)) throw new Failure("bad-request", { message: reasons.text });
      waiting.push({ value: member, depth: depth + 1 });
    }
  }
}

const reasons = {
  text: "The request holds half of a character or a null character. Take it out and send the rest again.",
  number: "The request holds a number that is too large.",
  depth: "The request is nested too deeply.",
  name: "No member may be called __proto__.",
} as const;

function whyNot(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return isWhole(value) ? undefined : reasons.text;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : reasons.number;
  return depth > deepest ? reasons.depth : undefined;
}

function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
