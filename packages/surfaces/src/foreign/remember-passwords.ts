/** Fields that have ever hidden their content. A button can reveal it, but it stays secret. */
const hidden = new WeakSet<Element>();
/** The observers of documents and shadow trees that are being watched. */
const watched = new WeakMap<Node, MutationObserver>();

/** Remembers the fields of this tree that stop hiding their content from now on. */
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

/** Returns whether a field hides its content or has done so before. */
export function isHiding(element: Element): boolean {
  watched.get(element.getRootNode())?.takeRecords();
  const isPassword = (element as HTMLInputElement).type === "password";
  if (isPassword) hidden.add(element);
  if (hidden.has(element)) return true;
  const security = element.ownerDocument.defaultView
    ?.getComputedStyle(element)
    .getPropertyValue("-webkit-text-security");
  return security !== undefined && security !== "" && security !== "none";
}
