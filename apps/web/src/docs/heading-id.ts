/**
 * Returns the names by which links lead to the headings of a page, in their order, as GitHub gives them: in lower case, a
 * hyphen for each space, no punctuation, and a number after a name that the page already has.
 */
export function headingIds(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const name = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
      .replaceAll(" ", "-");
    const earlier = seen.get(name) ?? 0;
    seen.set(name, earlier + 1);
    return earlier === 0 ? name : `${name}-${earlier}`;
  });
}
