/** An element of an XML file, its prefixes taken off. */
export interface XmlElement {
  readonly name: string;
  /** By name with its prefix, as written: `xml:lang`. */
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly XmlElement[];
  /** The text inside, that of children without children included, as it stands. */
  readonly text: string;
  /** Line of its opening tag, from 1. */
  readonly line: number;
}

/** The children of that name. */
export const childrenOf = ({ children }: XmlElement, ...names: string[]): XmlElement[] =>
  children.filter(({ name }) => names.includes(name));

/** The first element of that name, however deep, the element itself included. */
export function findElement(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}
