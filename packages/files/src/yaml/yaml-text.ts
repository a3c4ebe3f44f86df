const plainLine = /^[\x20-\x7e\u00a1-\u2027\u2030-\ud7ff\uf900-\ufdff]*$/;

/** A scalar that every YAML reader takes for this very text, never for a number, a date or a yes. */
export const yamlText = (text: string): string =>
  plainLine.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : JSON.stringify(text).replace(
        /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
        (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );

// A key on the line of its value may have at most 1,024 characters.
const longestKey = 1000;

/** One line, or two, of a map. */
export function yamlPair(key: string, value: string, indent = ""): string {
  const name = yamlText(key);
  if (name.length < longestKey) return `${indent}${name}: ${yamlText(value)}\n`;
  return `${indent}? ${name}\n${indent}: ${yamlText(value)}\n`;
}
