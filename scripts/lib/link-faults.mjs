import { dirname, join } from "node:path/posix";
import { lexer, walkTokens } from "marked";
import { headingIds } from "../../apps/web/src/docs/heading-id.ts";
import { unescaped } from "../../apps/web/src/docs/unescaped.ts";

/**
 * What is wrong with the links and pictures in Markdown: each fault names the file, and the address that leads nowhere.
 * `pages` are the texts by their path, `exists` says whether a path of the repository does. Other sites are not asked.
 */
export function linkFaults(pages, exists) {
  const read = new Map([...pages].map(([file, text]) => [file, lexer(text)]));
  const ids = new Map([...read].map(([file, tokens]) => [file, idsOf(tokens)]));
  return [...read].flatMap(([file, tokens]) =>
    addressesIn(tokens)
      .filter((address) => !/^[a-z][a-z+.-]*:/i.test(address))
      .filter((address) => !leadsSomewhere(file, address))
      .map((address) => `${file}: ${address} leads nowhere.`),
  );

  function leadsSomewhere(from, address) {
    const [path, place] = address.split("#", 2);
    const file = path === "" ? from : join(dirname(from), decodeURIComponent(path));
    if (file !== from && !exists(file)) return false;
    return place === undefined || (ids.get(file)?.has(decodeURIComponent(place)) ?? false);
  }
}

function addressesIn(tokens) {
  const found = [];
  void walkTokens(tokens, (token) => {
    if (token.type === "link" || token.type === "image") found.push(token.href);
  });
  return found;
}

/** The names of the headings, as links use them. */
function idsOf(tokens) {
  const headings = [];
  void walkTokens(tokens, (token) => {
    if (token.type === "heading") headings.push(wordsOf(token.tokens));
  });
  return new Set(headingIds(headings));
}

function wordsOf(tokens) {
  return tokens.map((token) => (token.tokens ? wordsOf(token.tokens) : unescaped(token.text))).join("");
}
