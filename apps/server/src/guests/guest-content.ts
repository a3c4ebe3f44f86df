/**
 * Returns the content of a document for guests: the document itself, with the names of people who suggest edits, but without
 * their ids, and nothing else that is stored with it.
 */
export function guestContent(content: unknown): unknown {
  if (content === null || typeof content !== "object") return null;
  const { type, content: children } = content as { readonly type?: unknown; readonly content?: unknown };
  return withoutIds({ type, content: children });
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === "author" && typeof each === "number" ? 0 : withoutIds(each),
    ]),
  );
}
