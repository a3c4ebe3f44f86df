import { isMap, type Node, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { editMap, flowMap } from "./edit-map.ts";
import type { SyncFields } from "./field.ts";
import { parseFile } from "./parse-file.ts";
import type { ParsedEntry, ParsedFile } from "./parsed-file.ts";
import { entryText, writtenFields } from "./render.ts";
import { sameFields } from "./same-fields.ts";
import { scalarText } from "./scalar.ts";
import { endOf, Splices, UneditableLayout } from "./splices.ts";
import type { SyncEntry } from "./state.ts";

/** What changes in a file. Entries that exist are those of the file itself. */
export interface FileChange {
  readonly fields: SyncFields;
  readonly changed: readonly { readonly from: SyncEntry; readonly to: SyncEntry }[];
  readonly added: readonly SyncEntry[];
  readonly removed: readonly SyncEntry[];
}

/**
 * Returns the text of a file after a change, or undefined if its layout does not allow the change. Only the lines of
 * what changes are touched. The result is read again: it says exactly what it must say.
 */
export function editFile(file: ParsedFile, change: FileChange): string | undefined {
  try {
    const text = new FileEdit(file, change).apply();
    return saysWhatItMust(file, change, text) ? text : undefined;
  } catch (error) {
    if (error instanceof UneditableLayout) return undefined;
    throw error;
  }
}

class FileEdit {
  readonly #file: ParsedFile;
  readonly #change: FileChange;
  readonly #splices: Splices;

  constructor(file: ParsedFile, change: FileChange) {
    this.#file = file;
    this.#change = change;
    this.#splices = new Splices(file.text);
  }

  apply(): string {
    const { map, kind, fields: before, list } = this.#file;
    const { fields: after, changed, added, removed } = this.#change;
    if (map) editMap(this.#splices, { map, fields: kind.header, before, after });
    if (changed.length + added.length + removed.length === 0) return this.#splices.apply();
    if (list?.flow && list.items.length > 0) this.#rewriteFlowList(list);
    else {
      for (const { from, to } of changed) this.#edit(from as ParsedEntry, to.fields);
      for (const entry of removed) this.#remove(entry as ParsedEntry);
      if (added.length > 0) this.#add(added);
    }
    return this.#splices.apply();
  }

  #edit({ node, fields: before }: ParsedEntry, after: SyncFields): void {
    const { kind } = this.#file;
    const [first] = kind.fields;
    const name = String(after[first?.name ?? ""] ?? "");
    if (isMap(node)) {
      const map = node as YAMLMap<Scalar<string>, Node>;
      editMap(this.#splices, { map, fields: kind.fieldsOf(name), before, after });
      return;
    }
    const [from = 0, to = 0] = node.range ?? [];
    const indent = this.#prefix(node).length;
    this.#splices.replace(from, to, entryText(kind, after, indent, this.#splices.eol));
  }

  /** Returns what is before an entry on its line: spaces and a dash. */
  #prefix(node: Node): string {
    const prefix = this.#splices.before(node.range?.[0] ?? 0);
    if (!/^ *- +$/.test(prefix)) throw new UneditableLayout("the dash is elsewhere");
    return prefix;
  }

  #remove({ node }: ParsedEntry): void {
    this.#prefix(node);
    this.#splices.removeLines(node.range?.[0] ?? 0, endOf(node, this.#splices.text));
  }

  #add(added: readonly SyncEntry[]): void {
    const { list, kind, map } = this.#file;
    const last = list?.items.at(-1);
    const prefix = last ? this.#prefix(last) : "  - ";
    const lines = added.map(({ fields }) => prefix + entryText(kind, fields, prefix.length, this.#splices.eol));
    const text = lines.join(this.#splices.eol);
    const pair = map?.items.find(({ key }) => key.value === kind.list);
    if (last) this.#splices.addLine(endOf(last, this.#splices.text), text);
    else if (!pair) this.#splices.append(`${kind.list}:${this.#splices.eol}${text}`);
    else {
      const [from = 0, to = 0] = list?.range ?? [];
      if (list) this.#splices.replace(from - Number(this.#splices.text[from - 1] === " "), to, "");
      this.#splices.addLine(Math.max(to, pair.key.range?.[1] ?? 0), text);
    }
  }

  #rewriteFlowList(list: YAMLSeq<Node>): void {
    const { kind } = this.#file;
    const [from = 0, to = 0] = list.range ?? [];
    this.#splices.refuseComments(from, to);
    const items = expected(this.#file, this.#change).map((fields) => {
      const [first] = kind.fields;
      const name = String(fields[first?.name ?? ""] ?? "");
      const own = kind.fieldsOf(name);
      if (!kind.isPlain || writtenFields(own, fields).length > 1) return flowMap(own, fields);
      return scalarText(name, { indent: 0, eol: this.#splices.eol, isFlow: true });
    });
    this.#splices.replace(from, to, `[${items.join(", ")}]`);
  }
}

/** Returns the entries that the file must have after a change, in order. */
function expected({ entries }: ParsedFile, { changed, added, removed }: FileChange): SyncFields[] {
  const after = new Map<SyncEntry, SyncFields>(changed.map(({ from, to }) => [from, to.fields]));
  const gone = new Set(removed);
  const kept = entries.filter((entry) => !gone.has(entry));
  return [...kept.map((entry) => after.get(entry) ?? entry.fields), ...added.map(({ fields }) => fields)];
}

function saysWhatItMust(file: ParsedFile, change: FileChange, text: string): boolean {
  const { file: read } = parseFile(file.path, text, file.kind);
  if (!read || !sameFields(read.fields, change.fields)) return false;
  const wanted = expected(file, change);
  return (
    wanted.length === read.entries.length && wanted.every((fields, i) => sameFields(fields, read.entries[i]?.fields))
  );
}
