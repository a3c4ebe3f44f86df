import { storedContent } from "@housestyle/documents";
import type { Ignored } from "@housestyle/panel";
import { wordsIgnored } from "@housestyle/panel";
import type { Node } from "prosemirror-model";

/** The most that is stored in a document, newest first, because each is compared with every finding. */
const most = 5_000;

/**
 * Returns what is ignored in a document, by id. It is part of its content, next to the blocks, and is validated because
 * the content may come from elsewhere.
 */
export function ignoredIn(content: unknown): ReadonlyMap<string, Ignored> {
  const { ignored } = membersOf(content);
  const read = Array.isArray(ignored) ? ignored.slice(-most).flatMap((entry) => ignoredOf(entry) ?? []) : [];
  return new Map(read.map((entry) => [entry.id, entry]));
}

/**
 * Returns the content of a document including what is ignored in it. That goes wherever the text goes: to the server,
 * into versions, and into copies.
 */
export function contentWith(doc: Node, ignored: ReadonlyMap<string, Ignored>): object {
  const content = storedContent(doc);
  if (ignored.size === 0) return content;
  return { ...content, ignored: [...ignored.values()].slice(-most).map(({ id: _, ...entry }) => entry) };
}

function ignoredOf(entry: unknown): Ignored | undefined {
  const { rule, text, before, after } = membersOf(entry);
  if (typeof rule !== "string" || typeof text !== "string") return undefined;
  if (typeof before !== "string" || typeof after !== "string") return wordsIgnored({ ruleId: rule, text });
  return { id: [rule, before, text, after].join("\n"), rule, text, before, after };
}

/** Returns the members of a value. A value that is not an object has none. */
const membersOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
