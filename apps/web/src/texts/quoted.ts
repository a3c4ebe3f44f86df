/** A name in quotation marks; one that has some of its own stands without more, and one that is empty is “nothing”. */
export function quoted(name: string): string {
  if (name.trim() === "") return "nothing";
  return /[“”"]/.test(name) ? name : `“${name}”`;
}
