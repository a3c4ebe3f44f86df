/** Characters XML 1.0 cannot hold, not even as a reference. */
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

/** False for text with characters that XML cannot hold. */
export const fitsXml = (text: string): boolean => !impossible.test(text);

/** Text for an element or an attribute in double quotes; line ends and tabs stay what they are. */
export const xmlText = (text: string): string => text.replace(/[&<>"\r\n\t]/g, (each) => references[each] ?? each);
