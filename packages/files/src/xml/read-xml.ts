import { SaxesParser } from "saxes";
import { FileError } from "../file-error.ts";
import { type Limits, refuseDeeper } from "../limits.ts";
import { texts } from "../texts.ts";
import type { XmlElement } from "./xml-element.ts";

/** Receives each complete element; `root` is the tree so far. Returns whether the element can be dropped. */
export type ElementTaker = (element: XmlElement, parent: XmlElement, root: XmlElement) => boolean;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
}

/** The most elements kept at a time: of a concept with all its terms, or around the concepts. */
const mostElements = 20_000;

const sizeOf = ({ children }: XmlElement): number => children.reduce((sum, child) => sum + sizeOf(child), 1);

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Returns the parser's message as a short sentence without the position. */
const sentence = (message: string): string =>
  `${message
    .replace(/^\d+:\d+: /, "")
    .replace(/\.$/, "")
    .slice(0, 120)}.`;

/**
 * Parses XML into elements. Only the five entities of XML itself are expanded, and nothing is fetched. Throws `doctype`
 * for declarations inside a document type, `bad-xml` with the line, `too-deep`, and `too-many-rows` for too many
 * elements that `take` does not drop.
 */
export function readXml(text: string, limits: Limits, take: ElementTaker = () => false): XmlElement {
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let kept = 0;
  parser.on("doctype", (type) => {
    // The name of a document type is harmless: nothing is fetched. Declarations of one's own are not.
    if (!type.includes("[")) return;
    throw new FileError("doctype", texts.xml.declares);
  });
  parser.on("error", (error) => {
    throw new FileError("bad-xml", texts.xml.bad(parser.line, sentence(error.message)));
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (++kept > mostElements) throw new FileError("too-many-rows", texts.xml.tooMany);
    open.push({ name: localName(name), attributes, children: [], text: "", line: parser.line });
    refuseDeeper(open.length, limits);
  });
  const addText = (piece: string) => {
    const top = open.at(-1);
    if (top) top.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element) return;
    if (parent && open[0] && take(element, parent, open[0])) {
      kept -= sizeOf(element);
      return;
    }
    parent?.children.push(element);
    // Only leaves and the words around them are ever asked for; the text of whole branches would be kept many times.
    if (parent && element.children.length === 0 && element.text.trim() !== "") parent.text += element.text;
    if (!parent) root = element;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError("bad-xml", texts.xml.unreadable);
  }
  if (!root) throw new FileError("bad-xml", texts.xml.empty);
  return root;
}
