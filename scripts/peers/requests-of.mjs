/** How many are kept that differ in their text alone. */
const most = 2;

/**
 * What a test says again of the requests a program made, in their order, with what was found: `{username}` and `{apiKey}` stand in
 * place of a key that is gone by then.
 */
export function requestsOf(seen, { username, apiKey }) {
  const hide = (text) =>
    text
      .replaceAll(apiKey, "{apiKey}")
      .replaceAll(username, "{username}")
      .replaceAll(encodeURIComponent(username), "{username}");
  const known = new Map();
  return seen.flatMap(({ method, path, type, body, status, answer }) => {
    const form = JSON.stringify([method, path, type, body.replace(/(^|&)text=[^&]*/, "$1")]);
    const count = (known.get(form) ?? 0) + 1;
    known.set(form, count);
    if (count > most) return [];
    return { method, path: hide(path), type, body: hide(body), status, ...foundIn(path, answer) };
  });
}

/** Where matches were, and what was to be written there. */
function foundIn(path, answer) {
  if (path === "/api/async/text") {
    const { Tags } = JSON.parse(answer).Result;
    return { found: Tags.map(({ startPos, endPos, suggestions }) => [startPos, endPos, suggestions[0] ?? ""]) };
  }
  if (!/^\/v2\/check/.test(path)) return {};
  const { matches } = JSON.parse(answer);
  return { found: matches.map(({ offset, length, replacements }) => [offset, length, replacements[0]?.value ?? ""]) };
}
