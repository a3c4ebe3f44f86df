/** Fields that have hidden what is in them once: an eye beside them shows it, and it is as secret as before. */
const hidden = new WeakSet<Element>();
/** The observers of documents and shadow trees that are watched already. */
const watched = new WeakMap<Node, MutationObserver>();

/** From now on fields of this tree that stop hiding what is in them are remembered. */
export function rememberPasswords(tree: Document | ShadowRoot): void {
  if (watched.has(tree)) return;
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, oldValue } of records)
      if (oldValue?.toLowerCase() === "password") hidden.add(target as Element);
  };
  const observer = new MutationObserver(note);
  observer.observe(tree, { subtree: true, attributeFilter: ["type"], attributeOldValue: true });
  watched.set(tree, observer);
  const ask = observer.takeRecords.bind(observer);
  observer.takeRecords = () => {
    const records = ask();
    note(records);
    return records;
  };
}

/** What browsers fill in for people, and what pages do not want to be kept. */
const secretToken = /^(off|one-time-code|current-password|new-password|cc-.+)$/;
const secretName =
  /pass(word|wd|code|phrase)|passwort|contrase|mot.?de.?passe|\bpwd\b|\bpin\b|\botp\b|\bcv[cv]2?\b|\bssn\b|\biban\b|card.?num|account.?num|routing.?num|security.?(code|answer)|secret/i;
/** Digits that are typed from a letter, a card or a telephone. */
const shortCode = 12;

/** Whether a place to write is one that nobody has asked us to read, or may hold what must never be. When in doubt it does. */
export function isSensitive(element: Element): boolean {
  return isForbidden(element) || isTurnedOff(element);
}

/** Whether a place to write may hold what must never be read, whoever asks for it. */
export function isForbidden(element: Element): boolean {
  const root = element.getRootNode();
  watched.get(root)?.takeRecords();
  return isHiding(element) || isSecret(element) || isNotForWords(element);
}

function isHiding(element: Element): boolean {
  const isPassword = (element as HTMLInputElement).type === "password";
  if (isPassword) hidden.add(element);
  if (hidden.has(element)) return true;
  const security = element.ownerDocument.defaultView
    ?.getComputedStyle(element)
    .getPropertyValue("-webkit-text-security");
  return security !== undefined && security !== "" && security !== "none";
}

function isSecret(element: Element): boolean {
  const tokens = (element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/);
  if (tokens.some((token) => secretToken.test(token))) return true;
  if (element.localName !== "input") return false;
  const { form } = element as HTMLInputElement;
  if (!element.hasAttribute("autocomplete") && form?.getAttribute("autocomplete")?.toLowerCase() === "off") return true;
  return ["name", "id", "aria-label", "placeholder"].some((name) => secretName.test(element.getAttribute(name) ?? ""));
}

function isNotForWords(element: Element): boolean {
  const { readOnly, disabled, maxLength = -1 } = element as Partial<HTMLInputElement>;
  if (readOnly || disabled || (element as HTMLElement).closest("[inert]")) return true;
  if (element.ariaReadOnly === "true" || element.ariaDisabled === "true") return true;
  const isOfDigits = /^(numeric|decimal|tel)$/.test((element as HTMLElement).inputMode ?? "");
  return isOfDigits && maxLength >= 0 && maxLength <= shortCode;
}

/** A page may say of a part of it, or of all of it, that nothing is to be checked there. */
function isTurnedOff(element: Element): boolean {
  for (let at: Element | null = element; at; at = around(at)) {
    const said = at.getAttribute("spellcheck")?.toLowerCase();
    if (at.getAttribute("data-housestyle") === "off") return true;
    if (said !== undefined) return said === "false";
  }
  return false;
}

/** The element around this one, of the page as it is drawn. */
function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? ((root as ShadowRoot).host ?? null) : null;
}
