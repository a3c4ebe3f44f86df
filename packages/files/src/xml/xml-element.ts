/** An element of an XML file, without its prefix. */
export interface XmlElement {
  readonly name: string;
  /** The attributes by name, with prefixes as written: `xml:lang`. */
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly XmlElement[];
  /** The text inside, including that of children without children, as written. */
  readonly text: string;
  /** The line of the opening tag, from 1. */
  readonly line: number;
}

/** Returns the children with one of these names. */
export const childrenOf = ({ children }: XmlElement, ...names: string[]): XmlElement[] =>
  children.filter(({ name }) => names.includes(name));

/** Returns the first element with this name at any depth, including the element itself. */
export function findElement(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}
