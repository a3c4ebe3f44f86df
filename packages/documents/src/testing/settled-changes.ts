import { type XmlPiece, xmlPieces } from "../xml/xml-pieces.ts";

/** An element of XML, or a stretch of text. */
interface Part {
  readonly name: string;
  /** The tag, or the text. */
  readonly source: string;
  readonly children: readonly Part[];
}

/** Returns a part of a .docx with the tracked changes of one author accepted or rejected, as Word does it. Throws where Word could not. */
export function settledChanges(xml: string, author: string, verdict: "accept" | "reject"): string {
  const [gone, stays] = verdict === "accept" ? ["w:del", "w:ins"] : ["w:ins", "w:del"];
  const isOurs = ({ source }: Part) => source.includes(`w:author="${author}"`);
  const isGone = (part: Part) => part.name === gone && isOurs(part);
  const isStaying = (part: Part) => part.name === stays && isOurs(part);
  const settleInline = (child: Part): readonly Part[] => {
    if (isGone(child)) return [];
    const settled = settle(child);
    if (!isStaying(child)) return [settled];
    return verdict === "reject" ? settled.children.map(restored) : settled.children;
  };
  const settle = (part: Part): Part => {
    if (part.name === "w:rPr") return { ...part, children: part.children.filter((child) => !isStaying(child)) };
    return { ...part, children: joined(part.children.flatMap(settleInline), (each) => endOf(each).some(isGone)) };
  };
  return printed(settle(partsOf(xml)));
}

/** Returns XML in a form that is the same however runs are divided, and whatever the ids of changes are. */
export const normalized = (xml: string): string => printed(normal(partsOf(xml)));

const endOf = (paragraph: Part): readonly Part[] =>
  paragraph.children.find(({ name }) => name === "w:pPr")?.children.find(({ name }) => name === "w:rPr")?.children ??
  [];

/** Paragraphs whose end is gone become part of the next one. */
function joined(parts: readonly Part[], isGone: (paragraph: Part) => boolean): readonly Part[] {
  const found: Part[] = [];
  let waiting: readonly Part[] = [];
  for (const part of parts) {
    if (part.name !== "w:p") {
      const isContent = !/^w:(?:bookmark|comment|perm|proofErr)|^$/.test(part.name);
      if (waiting.length > 0 && isContent) throw new Error("A paragraph whose end is gone is the last one.");
      found.push(part);
    } else if (isGone(part)) waiting = [...waiting, part];
    else {
      const before = waiting.flatMap(({ children }) => children.filter(({ name }) => name !== "w:pPr"));
      const [properties, content] = [true, false].map((is) =>
        part.children.filter(({ name }) => (name === "w:pPr") === is),
      );
      found.push({ ...part, children: [...(properties ?? []), ...before, ...(content ?? [])] });
      waiting = [];
    }
  }
  if (waiting.length > 0) throw new Error("A paragraph whose end is gone is the last one.");
  return found;
}

const restored = (part: Part): Part =>
  part.name === "w:delText"
    ? { ...part, name: "w:t", source: part.source.replace("w:delText", "w:t") }
    : { ...part, children: part.children.map(restored) };

function normal(part: Part): Part {
  const children: Part[] = [];
  for (const child of part.children.map(normal)) {
    const last = children.at(-1);
    if (isEmpty(child) && !(child.name === "w:ins" && part.name === "w:rPr")) continue;
    const one = last && together(last, child);
    if (one) children[children.length - 1] = one;
    else children.push(child);
  }
  const source = part.source.replace(/\s(?:w:id|xml:space)="[^"]*"/g, "").replace("/>", ">");
  return { ...part, source: part.name === "" ? part.source : source, children };
}

const isEmpty = ({ name, children }: Part): boolean =>
  /^w:(?:rPr|pPr|ins|t|r)$/.test(name) && children.every((child) => child.name === "w:rPr");

/** Two neighbors as one, if they say nothing else when they are divided. */
function together(last: Part, next: Part): Part | undefined {
  if (last.name !== next.name || !/^(?:w:(?:ins|moveTo|t|r))?$/.test(last.name)) return undefined;
  if (last.name === "") return { ...last, source: last.source + next.source };
  if (last.source !== next.source || lookOf(last) !== lookOf(next)) return undefined;
  const [head, ...rest] = next.children;
  return normal({ ...last, children: [...last.children, ...(head?.name === "w:rPr" ? rest : next.children)] });
}

const lookOf = ({ children: [head] }: Part): string => (head?.name === "w:rPr" ? printed(head) : "");

function printed({ name, source, children }: Part): string {
  const content = children.map(printed).join("");
  if (name === "" || name === "/" || (content === "" && source.endsWith("/>"))) return source + content;
  return `${source.replace(/\/>$/, ">")}${content}</${name}>`;
}

function partsOf(xml: string): Part {
  const open: { piece: XmlPiece | undefined; children: Part[] }[] = [{ piece: undefined, children: [] }];
  const add = (part: Part) => open.at(-1)?.children.push(part);
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === "open") open.push({ piece, children: [] });
    else if (piece.kind === "close") {
      const ended = open.pop();
      if (ended?.piece?.name !== piece.name) throw new Error(`${piece.name} is not open.`);
      add({ name: piece.name, source: ended.piece.source, children: ended.children });
    } else add({ name: piece.name, source: piece.source, children: [] });
  }
  if (open.length !== 1) throw new Error("An element is not closed.");
  return { name: "/", source: "", children: open[0]?.children ?? [] };
}
