import { escapedValue } from "../xml/xml-pieces.ts";

const emptyPart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"></w:styles>';

/** Paragraph styles that are added to a file when something needs them. */
export class AddedStyles {
  readonly #source: string;
  readonly #added = new Map<string, string>();

  /** Creates it for a file. `source` is the part with the styles of the file. */
  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Returns the id of the style with a name that Word knows in every language. The style is added if the file does not
   * have it.
   */
  idOf(name: string, properties = ""): string {
    const own = this.ownIdOf(name);
    if (own !== undefined) return own;
    const id = name.replaceAll(" ", "");
    const layout = properties && `<w:pPr>${properties}</w:pPr>`;
    this.#added.set(
      id,
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${escapedValue(name)}"/>${layout}</w:style>`,
    );
    return id;
  }

  /** Returns the id of a style that the file contains. */
  ownIdOf(name: string): string | undefined {
    return styleNamed(this.#source, name.toLowerCase());
  }

  /** Returns the part including the new styles, or the same part if there are none. */
  get written(): string {
    if (this.#added.size === 0) return this.#source;
    const whole = (this.#source || emptyPart).replace(/(<w:styles(?:\s[^>]*)?)\/>/, "$1></w:styles>");
    return whole.replace("</w:styles>", (end) => [...this.#added.values()].join("") + end);
  }
}

/** Returns the id of a style by the name that it has in Word in every language. */
const styleNamed = (styles: string, wanted: string): string | undefined =>
  [...styles.matchAll(/<w:style\s[^>]*w:styleId="([^"]*)"[^>]*>(?:(?!<\/w:style>)[\s\S])*?<\/w:style>/g)].find(
    ([source]) => /<w:name\s[^>]*w:val="([^"]*)"/.exec(source)?.[1]?.toLowerCase() === wanted,
  )?.[1];
