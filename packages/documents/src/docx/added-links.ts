import { addRelationship } from "./added-part.ts";
import { childProperty, withProperty } from "./properties.ts";
import { UnusedIds } from "./unused-ids.ts";

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const line = '<w:u w:val="single"/>';

/** The links of the text by the ids of their relationships: existing and new ones. */
export class AddedLinks {
  readonly #ids = new Map<string, string>();
  readonly #added = new Map<string, string>();
  readonly #used: ReadonlySet<string>;

  readonly #style: string | undefined;
  readonly #sources: readonly string[];
  #revisions: UnusedIds | undefined;

  /**
   * Creates it for a file. `links` are the addresses in the file by their ids, `style` is the id of its style for
   * links, and `sources` are the parts in which ids of tracked changes occur.
   */
  constructor(links: ReadonlyMap<string, string>, style: string | undefined, sources: readonly string[]) {
    this.#sources = sources;
    this.#style = style;
    this.#used = new Set(links.keys());
    for (const [id, address] of links) if (!this.#ids.has(address)) this.#ids.set(address, id);
  }

  /** Returns the attributes of a link to an address. */
  attributesOf(address: string): string {
    return `xmlns:r="${relationships}" r:id="${this.idOf(address)}"`;
  }

  /** Returns the id of the relationship to an address. */
  idOf(address: string): string {
    return this.#ids.get(address) ?? this.#add(address);
  }

  /** Returns the tag of a tracked change that is split by a link, with an id of its own. */
  again(tag: string): string {
    this.#revisions ??= new UnusedIds(this.#sources);
    return this.#revisions.again(tag);
  }

  /** Returns the properties of a run with the formatting of a link. */
  withLook(properties: string): string {
    if (this.#style !== undefined)
      return withProperty(properties, "w:rPr", "w:rStyle", `<w:rStyle w:val="${this.#style}"/>`);
    return withProperty(
      withProperty(properties, "w:rPr", "w:color", '<w:color w:val="0563C1"/>'),
      "w:rPr",
      "w:u",
      line,
    );
  }

  /** Returns the properties of a run without the formatting of a link. */
  withoutLook(properties: string): string {
    const isStyled = this.#style !== undefined && childProperty(properties, "w:rStyle").includes(`"${this.#style}"`);
    const plain = isStyled ? withProperty(properties, "w:rPr", "w:rStyle", "") : properties;
    const uncolored = childProperty(plain, "w:u") === line ? withProperty(plain, "w:rPr", "w:color", "") : plain;
    return withProperty(uncolored, "w:rPr", "w:u", "");
  }

  #add(address: string): string {
    let number = 1;
    while (this.#used.has(`housestyleLink${number}`) || this.#added.has(`housestyleLink${number}`)) number++;
    const id = `housestyleLink${number}`;
    this.#ids.set(address, id);
    this.#added.set(id, address);
    return id;
  }

  /** Adds the relationships of new links to the files of an archive. */
  addTo(files: Map<string, Uint8Array>, document: string): void {
    for (const [id, target] of this.#added) addRelationship(files, document, { id, type: "hyperlink", target });
  }
}
