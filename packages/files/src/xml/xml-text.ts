/** Matches characters that XML 1.0 cannot contain, even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
const impossible = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u;

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** Whether XML can contain a text. */
export const fitsXml = (text: string): boolean => !impossible.test(text);

/** Escapes text for an element or an attribute in double quotation marks. Line ends and tabs are preserved. */
export const xmlText = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (each) => references[each] ?? each);
