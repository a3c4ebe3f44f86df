/** Whether an element is a field for text. Fields for passwords and numbers are excluded by `silenceOf`. */
export function isField(element: Element): element is HTMLTextAreaElement | HTMLInputElement {
  if (element.localName === "textarea") return true;
  return element.localName === "input" && /^(text|search)$/.test((element as HTMLInputElement).type);
}

/**
 * Returns where a person types when an element has the focus: the field, or the whole editable around it, in open shadow
 * roots too.
 */
export function editableOf(target: EventTarget | null): HTMLElement | undefined {
  let element = asElement(target);
  // The page is told of the outermost shadow host alone.
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element) return undefined;
  if (isField(element)) return element;
  return editingHostOf(element);
}

/** Returns the outermost element around this one that is edited together with it. */
export function editingHostOf(element: Element): HTMLElement | undefined {
  let host: HTMLElement | undefined;
  let at: Element | null = element;
  while (at && isEditable(at)) {
    host = at;
    at = at.parentElement;
  }
  // A page that is editable as a whole is written in its body.
  return host?.localName === "html" ? host.ownerDocument.body : host;
}

function isEditable(element: Element): element is HTMLElement {
  return (element as HTMLElement).isContentEditable === true;
}

/** Returns the target as an element. `instanceof` does not work for elements of other frames. */
function asElement(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  if (node?.nodeType === Node.ELEMENT_NODE) return node as Element;
  if (node?.nodeType === Node.DOCUMENT_NODE) return (node as Document).activeElement ?? undefined;
  return undefined;
}
