const plainLine = /^[\x20-\x7e\u00a1-\u2027\u2030-\ud7ff\uf900-\ufdff]*$/;

/** Returns a scalar that every YAML reader takes for exactly this text, never for a number, a date, or a Boolean. */
export const yamlText = (text: string): string =>
  plainLine.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : JSON.stringify(text).replace(
        /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
        (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );

// A key on the line of its value may have at most 1,024 characters.
const longestKey = 1000;

/** Returns the line or lines of one entry of a map. */
export function yamlPair(key: string, value: string, indent = ""): string {
  const name = yamlText(key);
  if (name.length < longestKey) return `${indent}${name}: ${yamlText(value)}\n`;
  return `${indent}? ${name}\n${indent}: ${yamlText(value)}\n`;
}
