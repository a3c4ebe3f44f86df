/** A name in quotation marks; one that has some of its own stands without more. */
export function quoted(name: string): string {
  return /[“”]/.test(name) ? name : `“${name}”`;
}
