/** The most words a page may have, and all pages together; code blocks count in the sum alone. */
const most = { "README.md": 600, "ARCHITECTURE.md": 1_200, "CONTRIBUTING.md": 1_800 };
const mostOfAll = 35_000;

/** What is written, not what draws a table. */
const wordsIn = (text) => text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
const withoutCode = (text) => text.replaceAll(/^```.*?^```$/gms, "");

/** Returns a line for each Markdown page that has become too long, and one if all together have; `pages` are texts by path. */
export function lengthFaults(pages) {
  const long = Object.entries(most).flatMap(([file, limit]) => {
    const words = wordsIn(withoutCode(pages.get(file) ?? ""));
    return words > limit ? [`${file} has ${words} words; ${limit} are allowed.`] : [];
  });
  const all = [...pages.values()].reduce((sum, text) => sum + wordsIn(text), 0);
  return all > mostOfAll
    ? [...long, `All Markdown has ${all} words; ${mostOfAll} are allowed: shorten what you add to.`]
    : long;
}
