import { openCatalogues } from "./open-catalogues.mjs";

/** What quotes words, or is to be typed: a mistake there is meant. */
const quotes = /[“"`*]|--|\.housestyle|\b[a-z]+\.[a-z]+\b|^housestyle /;

/** Placeholders for numbers. */
const counts = /count|rows|number|most|least|size|days|months|minutes|total|left|shown|words$/i;

/** Returns a message with an example in place of each placeholder, and the most general of its forms. */
export function filled(message) {
  let words = message;
  for (let depth = 0; depth < 4; depth++)
    words = words.replace(/\{\w+, (?:plural|select|selectordinal), ((?:[^{}]|\{[^{}]*\})*)\}/g, (_, forms) =>
      (/other \{([^{}]*)\}/.exec(forms)?.[1] ?? "").replaceAll("#", "7"),
    );
  return words.replace(/\{(\w+)(?:, \w+)?\}/g, (_, name) => (counts.test(name) ? "7" : "Tom"));
}

/** Whether a message is one or several whole sentences that quote nothing. */
export const isProse = (message) => /^\p{Lu}.* .*[.!?]$/u.test(message) && !quotes.test(message);

/** Returns all messages of the product that are prose, one paragraph each. */
export async function readMessages() {
  const { allMessages } = await import("@housestyle/texts");
  await openCatalogues();
  return [...allMessages().values()].map(filled).filter(isProse).join("\n\n");
}
