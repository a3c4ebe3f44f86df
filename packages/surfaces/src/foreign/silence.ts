import { namesBeside, namesOf } from "./names-of.ts";
import { isHiding } from "./remember-passwords.ts";
import { namesSecret } from "./secret-names.ts";

/** The reason why a field is not checked. */
export type FieldExclusion =
  /** The page declares it as a field for a password, a one-time code, or a card number. */
  | "password"
  /** The name of the field indicates something secret. */
  | "secret"
  /** The field is read-only or accepts only digits. */
  | "not-for-words"
  /** The page asks browsers not to fill in the field. */
  | "autocomplete-off"
  /** The editor keeps its text elsewhere and uses a field only for what is typed next. */
  | "out-of-reach"
  /** The field is a code editor. */
  | "code"
  /** The page has turned off the browser's spell checking. */
  | "spellcheck-off"
  /** The page has turned off this checker. */
  | "turned-off";

/** Matches autocomplete tokens for secrets. */
const secretToken = /^(one-time-code|current-password|new-password|cc-.+)$/;
/** The longest `maxlength` of a field for digits from an email, a card, or a phone. */
const shortCode = 12;
/** Selects the fields of Monaco, Ace, and CodeMirror 5, which hold only the last key typed. */
const outOfReach = ".monaco-editor *, .ace_text-input, .CodeMirror textarea";
/** Selects editors that declare a programming language. */
const code = "[data-language]:not([data-language=markdown])";
/** The reasons that the writer can override for a field. */
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

/**
 * Whether browsers would not fill in the field anyway. For a multiline text, `autocomplete=off` is a habit of
 * frameworks and says little.
 */
function isNotFilledIn(element: Element, isStrict: boolean): boolean {
  if (element.localName !== "input" && !isStrict) return false;
  if (tokensOf(element).includes("off")) return true;
  const { form } = element as Partial<HTMLInputElement>;
  return !element.hasAttribute("autocomplete") && form?.getAttribute("autocomplete")?.toLowerCase() === "off";
}

function tokensOf(element: Element): readonly string[] {
  return (element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/);
}

/**
 * Returns what the page says about this element or an ancestor: no checking (“off”), no spell checking by the browser
 * (“false”), or nothing.
 */
function ownWord(element: Element): "off" | "false" | undefined {
  for (let at: Element | null = element; at; at = around(at)) {
    if (at.getAttribute("data-housestyle") === "off") return "off";
    const said = at.getAttribute("spellcheck")?.toLowerCase();
    if (said !== undefined) return said === "false" ? said : undefined;
  }
  return undefined;
}

/** Returns the parent element in the rendered page. */
function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((root as ShadowRoot).host ?? null) : null;
}
