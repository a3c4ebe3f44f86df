import { refusals } from "../refusals.ts";
import { Failure } from "./failure.ts";

/** The deepest nesting of values. Documents, the deepest, use half of it. */
const deepest = 200;

/**
 * Rejects values that could not be stored and returned unchanged: null characters, halves of characters, infinite
 * numbers, members named `__proto__`, and values nested too deeply. Visits every value once, without recursion.
 */
export function mustBeStorable(sent: unknown): void {
  const waiting: { readonly within: object; readonly depth: number }[] = [];
  const look = (value: unknown, depth: number) => {
    refuse(whyNot(value, depth));
    if (typeof value === "object" && value !== null) waiting.push({ within: value, depth: depth + 1 });
  };
  look(sent, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { within, depth } = next;
    if (!Array.isArray(within)) for (const name of Object.keys(within)) refuse(whyNotName(name));
    for (const member of Array.isArray(within) ? within : Object.values(within)) look(member, depth);
  }
}

function refuse(message: string | undefined): void {
  if (message !== undefined) throw new Failure("bad-request", { message });
}

function whyNot(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return isWhole(value) ? undefined : refusals.request.badCharacters;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : refusals.request.infiniteNumber;
  return depth > deepest ? refusals.request.tooDeep : undefined;
}

function whyNotName(name: string): string | undefined {
  if (name === "__proto__") return refusals.request.badName;
  return isWhole(name) ? undefined : refusals.request.badCharacters;
}

function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
