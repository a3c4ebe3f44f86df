/** How a text was quoted in a file, by the names of the YAML parser. */
export type QuoteStyle = "PLAIN" | "QUOTE_SINGLE" | "QUOTE_DOUBLE" | "BLOCK_LITERAL" | "BLOCK_FOLDED";

/** Characters that every YAML reader accepts unescaped on one line. */
const printable =
  /^[\x20-\x7e\u00a1-\u2027\u202a-\u202e\u2030-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;
const reserved = /^(?:true|false|yes|no|on|off|y|n|null)$/i;

/** Whether a text needs no quotes anywhere in a block: it starts with a letter, and no reader takes it for anything else. */
function isPlain(text: string): boolean {
  if (!/^\p{L}/u.test(text) || !printable.test(text) || reserved.test(text)) return false;
  return !/: | #|:$| $/.test(text);
}

const unsafe = /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Returns a text in double quotes, with escapes for everything that is not printable. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(unsafe, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns several lines as a literal block, or undefined if a block would change the text. */
function literal(text: string, indent: number, eol: string): string | undefined {
  const lines = text.split("\n");
  const fits = lines.every((line) => printable.test(line) && !/^[ ]*$/.test(line || "x")) && !/^\s/.test(text);
  const [last = "", before = ""] = [lines.at(-1), lines.at(-2)];
  if (!fits || lines.length < 2 || (last === "" && before === "")) return undefined;
  const body = last === "" ? lines.slice(0, -1) : lines;
  const pad = " ".repeat(indent);
  return [last === "" ? "|" : "|-", ...body.map((line) => (line === "" ? "" : `${pad}${line}`))].join(eol);
}

/** How to write a text: where a block would be indented to, how lines end, and how it was written before. */
export interface ScalarPlace {
  readonly indent: number;
  readonly eol: string;
  readonly style?: QuoteStyle | undefined;
  /** Whether it is inside brackets, where commas and brackets need quotes. */
  readonly isFlow?: boolean;
}

/** Returns a text as YAML that every reader takes for exactly this text, in the style it had before if possible. */
export function scalarText(text: string, { indent, eol, style, isFlow = false }: ScalarPlace): string {
  if (text.includes("\n") && !isFlow) {
    const block = literal(text, indent, eol);
    if (block !== undefined) return block;
  }
  if (style === "QUOTE_DOUBLE") return quoted(text);
  if (style === "QUOTE_SINGLE" && printable.test(text)) return singleQuoted(text);
  if (isPlain(text) && !(isFlow && /[,[\]{}]/.test(text))) return text;
  return printable.test(text)
    ? /'/.test(text) && !/["\\]/.test(text)
      ? quoted(text)
      : singleQuoted(text)
    : quoted(text);
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
