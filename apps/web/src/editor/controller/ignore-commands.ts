import type { Finding } from "@housestyle/engine";
import { type FoundInParagraph, type Ignored, ignoredFrom, takenBack, wordsIgnored } from "@housestyle/panel";
import type { Store } from "@housestyle/ui/store";
import { done } from "../../texts/editor-done.ts";
import type { ControllerState } from "./controller-state.ts";
import type { DocumentController } from "./document-controller.ts";
import type { PersonalHost } from "./personal-commands.ts";

/** The places that ignored findings are stored in: the document, or the person’s choices. */
export interface IgnoringHost extends PersonalHost {
  readonly state: Pick<Store<ControllerState>, "read">;
  readonly document: Pick<DocumentController, "ignore">;
}

/** Ignores these findings, which say the same, at their places in their paragraphs. */
export function ignore(host: IgnoringHost, found: readonly FoundInParagraph[]): void {
  const entries = found.map(({ finding, paragraph }) => ignoredFrom(finding, paragraph));
  const [first] = entries;
  if (!first) return;
  // A text that may only be read keeps nothing; its reader does.
  if (host.state.read().isEditable) inDocument(host, entries);
  else ofPerson(host, entries);
  const said = found.length === 1 ? done.ignored(first.text) : done.ignoredAll(found.length, first.text);
  host.notify(said, () => bringBack(host, entries));
}

/** Ignores what the rule reports about these words in this document. */
export function ignoreInDocument(host: IgnoringHost, finding: Finding): void {
  const entry = wordsIgnored(finding);
  inDocument(host, [entry]);
  host.notify(done.ignoredInDocument(entry.text), () => bringBack(host, [entry]));
}

/** Ignores what the rule reports about these words in every text on this device. */
export function ignoreEverywhere(host: IgnoringHost, finding: Finding): void {
  const entry = wordsIgnored(finding);
  ofPerson(host, [entry]);
  host.notify(done.ignoredEverywhere(entry.text), () => bringBack(host, [entry]));
}

/** Shows ignored remarks again, and discards what the device has learned from the fact that they were ignored. */
export function bringBack(host: IgnoringHost, entries: readonly Ignored[]): void {
  const { ignored } = host.state.read();
  const { ignored: everywhere } = host.personal.decided;
  const [first] = entries;
  if (entries.some(({ id }) => ignored.has(id))) host.document.ignore(without(ignored, entries));
  if (entries.some(({ id }) => everywhere.has(id))) host.personal.decide({ ignored: without(everywhere, entries) });
  if (first) takeBack(host, first.rule);
}

/** One rejection of a rule was none. */
export function takeBack({ personal }: Pick<PersonalHost, "personal">, rule: string): void {
  const { tallies } = personal.decided;
  const after = takenBack(tallies, rule);
  if (after !== tallies) personal.decide({ tallies: after });
}

function inDocument({ document, state }: IgnoringHost, entries: readonly Ignored[]): void {
  document.ignore(new Map([...state.read().ignored, ...byId(entries)]));
}

function ofPerson({ personal }: IgnoringHost, entries: readonly Ignored[]): void {
  personal.decide({ ignored: new Map([...personal.decided.ignored, ...byId(entries)]) });
}

function without(all: ReadonlyMap<string, Ignored>, gone: readonly Ignored[]): ReadonlyMap<string, Ignored> {
  const ids = byId(gone);
  return new Map([...all].filter(([id]) => !ids.has(id)));
}

function byId(entries: readonly Ignored[]): ReadonlyMap<string, Ignored> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
