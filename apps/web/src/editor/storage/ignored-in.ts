import { storedContent } from "@housestyle/documents";
import type { Ignored } from "@housestyle/panel";
import { wordsIgnored } from "@housestyle/panel";
import type { Node } from "prosemirror-model";

/** So many are kept in a document, the newest: each is asked for with every finding. */
const most = 5_000;

/** What is ignored in a document, by its id. It stands in its content, beside the blocks: what comes from outside is read with care. */
export function ignoredIn(content: unknown): ReadonlyMap<string, Ignored> {
  const { ignored } = membersOf(content);
  const read = Array.isArray(ignored) ? ignored.slice(-most).flatMap((entry) => ignoredOf(entry) ?? []) : [];
  return new Map(read.map((entry) => [entry.id, entry]));
}

/** The content of a document with what is ignored in it: that goes wherever the text goes, to the server, into versions and copies. */
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

/** What has no members has none of these. */
const membersOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
