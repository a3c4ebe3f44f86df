/** The attributes that name a field for the page or its readers. */
const named = ["name", "id", "aria-label", "placeholder", "aria-placeholder", "data-placeholder", "label"];
/** The most characters in a name beside a field. Longer text is not a name. */
const longest = 200;

/** Returns the names of a field, for its page and for its readers: names, labels, and placeholders. */
export function namesOf(element: Element): readonly string[] {
  const names = [...attributesOf(element), ...labelsOf(element), ...textsOf(element, "aria-labelledby")];
  const inside = element.querySelector(":scope > [data-placeholder]");
  if (inside) names.push(inside.getAttribute("data-placeholder") ?? "");
  // A field that is made of a custom element is named by that element.
  const root = element.getRootNode();
  if (root.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
    const { host } = root as ShadowRoot;
    if (host) names.push(...attributesOf(host), ...labelsOf(host), ...textsOf(host, "aria-labelledby"));
  }
  return names.filter((name) => name.trim() !== "");
}

/** Returns what else may name it: its description, its tooltip, and the text right before it. */
export function namesBeside(element: Element): readonly string[] {
  const before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  const text = before && !before.contains(element) ? textOf(before) : "";
  const near = element.previousSibling;
  const loose = near?.nodeType === Node.TEXT_NODE ? (near.textContent ?? "") : "";
  const names = [element.getAttribute("title") ?? "", ...textsOf(element, "aria-describedby"), text, loose];
  return names.filter((name) => name.trim() !== "" && name.length <= longest);
}

function attributesOf(element: Element): string[] {
  return named.map((name) => element.getAttribute(name) ?? "");
}

function labelsOf(element: Element): string[] {
  return [...((element as Partial<HTMLInputElement>).labels ?? [])].map(textOf);
}

/** Returns the text of the elements that an attribute refers to, except the field itself. */
function textsOf(element: Element, attribute: string): string[] {
  const root = element.getRootNode() as Partial<Document>;
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
  return ids.flatMap((id) => {
    const other = root.getElementById?.(id);
    return other && !element.contains(other) ? [textOf(other)] : [];
  });
}

/** Returns the text of a label without the content of a field inside it. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  if ((node as Element).matches("textarea, select, script, style, [contenteditable]")) return "";
  return [...node.childNodes]
    .map(textOf)
    .join(" ")
    .slice(0, longest + 1);
}
