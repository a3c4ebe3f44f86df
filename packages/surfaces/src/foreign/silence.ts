import { namesBeside, namesOf } from "./names-of.ts";
import { isHiding } from "./remember-passwords.ts";
import { namesSecret } from "./secret-names.ts";

/** The reason why a field is not checked. */
export type FieldExclusion =
  /** It holds a password, a code that is sent once, or the number of a card, by its page's own word. */
  | "password"
  /** Its name is that of something secret. */
  | "secret"
  /** Nothing can be written there, or digits alone. */
  | "not-for-words"
  /** Its page does not want to be helped with filling it in. */
  | "autocomplete-off"
  /** It is an editor that keeps its text elsewhere, and puts only what is typed next into a field. */
  | "out-of-reach"
  /** It is an editor of code. */
  | "code"
  /** Its page has turned off the browser's spelling checker. */
  | "spellcheck-off"
  /** Its page has turned off this checker. */
  | "turned-off";

/** What browsers fill in for people, and ask no one else to read. */
const secretToken = /^(one-time-code|current-password|new-password|cc-.+)$/;
/** Digits that are typed from a letter, a card or a telephone. */
const shortCode = 12;
/** The fields of Monaco, Ace, and CodeMirror 5 that hold nothing but the last key. */
const outOfReach = ".monaco-editor *, .ace_text-input, .CodeMirror textarea";
/** Editors of code, which say so: what is written there is no prose. */
const code = "[data-language]:not([data-language=markdown])";
/** What its writer may look past in a place of their own choice. */
const askable: ReadonlySet<FieldExclusion> = new Set<FieldExclusion>([
  "secret",
  "autocomplete-off",
  "code",
  "spellcheck-off",
]);

/**
 * Returns whether the writer may turn on checking in a field that is excluded for this reason. Passwords are never checked.
 */
export function isAskable(silence: FieldExclusion): boolean {
  return askable.has(silence);
}

const reasons: readonly (readonly [FieldExclusion, (element: Element, isSentAway: boolean) => boolean])[] = [
  ["password", isPassword],
  ["not-for-words", isNotForWords],
  ["secret", isSecret],
  ["autocomplete-off", isNotFilledIn],
  ["out-of-reach", (element) => element.matches(outOfReach)],
  ["code", (element) => element.matches(code)],
  ["turned-off", (element) => ownWord(element) === "off"],
  ["spellcheck-off", (element) => ownWord(element) === "false"],
];

/**
 * Returns why a field is not checked, or undefined if it is. When in doubt, it is excluded, and more often so where the
 * text would leave the device.
 */
export function silenceOf(element: Element, isSentAway = false): FieldExclusion | undefined {
  return reasons.find(([, isSo]) => isSo(element, isSentAway))?.[0];
}

function isPassword(element: Element): boolean {
  return isHiding(element) || tokensOf(element).some((token) => secretToken.test(token));
}

function isSecret(element: Element, isStrict: boolean): boolean {
  const names = [...namesOf(element), ...(isStrict ? namesBeside(element) : [])];
  const reading = { isOfOneLine: element.localName === "input", isStrict };
  return names.some((name) => namesSecret(name, reading));
}

function isNotForWords(element: Element, isStrict: boolean): boolean {
  const { readOnly, disabled, maxLength = -1 } = element as Partial<HTMLInputElement>;
  if (readOnly || disabled || (element as HTMLElement).closest("[inert]")) return true;
  if (element.ariaReadOnly === "true" || element.ariaDisabled === "true") return true;
  const isOfDigits = /^(numeric|decimal|tel)$/.test((element as HTMLElement).inputMode ?? "");
  return isOfDigits && (isStrict || (maxLength >= 0 && maxLength <= shortCode));
}

/** A long text is not filled in by browsers anyway: there the word is a habit of frameworks, and says little. */
function isNotFilledIn(element: Element, isStrict: boolean): boolean {
  if (element.localName !== "input" && !isStrict) return false;
  if (tokensOf(element).includes("off")) return true;
  const { form } = element as Partial<HTMLInputElement>;
  return !element.hasAttribute("autocomplete") && form?.getAttribute("autocomplete")?.toLowerCase() === "off";
}

function tokensOf(element: Element): readonly string[] {
  return (element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/);
}

/** What a page says of a part of it, or of all of it: that nothing is to be checked there (“off”), or not by its browser (“false”). */
function ownWord(element: Element): "off" | "false" | undefined {
  for (let at: Element | null = element; at; at = around(at)) {
    if (at.getAttribute("data-housestyle") === "off") return "off";
    const said = at.getAttribute("spellcheck")?.toLowerCase();
    if (said !== undefined) return said === "false" ? said : undefined;
  }
  return undefined;
}

/** The element around this one, of the page as it is drawn. */
function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((root as ShadowRoot).host ?? null) : null;
}
