import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, visit, type YAMLMap } from "yaml";
import { defaultOf, type SyncCell, type SyncField } from "./field.ts";
import type { SyncKind } from "./kinds.ts";
import type { ParsedEntry, ParsedFile } from "./parsed-file.ts";
import { type RawCell, readCell } from "./read-cell.ts";
import type { SyncPlace, SyncProblem } from "./state.ts";
import { texts } from "./texts.ts";

/** The most characters of a file. */
const mostCharacters = 40_000_000;

type Pairs = YAMLMap<Scalar<string>, Node>;

/** What was read of a file. With problems, it cannot be used. */
export interface StyleFileReading {
  readonly file: ParsedFile | undefined;
  readonly problems: readonly SyncProblem[];
}

/** Parses a file. Every scalar is text, whatever it looks like: `no` is a word and `1.10` keeps its zero. */
export function parseFile(path: string, text: string, kind: SyncKind): StyleFileReading {
  const reader = new FileReader(path, text, kind);
  const file = reader.read();
  return { file: reader.problems.length === 0 ? file : undefined, problems: reader.problems };
}

class FileReader {
  readonly problems: SyncProblem[] = [];
  readonly #path: string;
  readonly #text: string;
  readonly #kind: SyncKind;
  readonly #lines = new LineCounter();

  constructor(path: string, text: string, kind: SyncKind) {
    this.#path = path;
    this.#text = text;
    this.#kind = kind;
  }

  read(): ParsedFile | undefined {
    const root = this.#root();
    if (root === undefined) return undefined;
    const { kind } = { kind: this.#kind };
    const { list: name, header } = kind;
    if (root !== null && !isMap(root)) return this.#problem(root, texts.notAMap(name));
    const map = root as Pairs | null;
    const list = map?.items.find(({ key }) => key.value === name)?.value ?? undefined;
    const pairs = (map?.items ?? []).filter(({ key }) => key.value !== name);
    const fields = this.#fields(pairs, header, map ?? undefined);
    if (list && !isSeq(list) && !isEmpty(list)) return this.#problem(list, texts.notAList(name));
    const seq = list && isSeq<Node>(list) ? list : undefined;
    const entries = (seq?.items ?? []).flatMap((node) => this.#entry(node) ?? []);
    return { path: this.#path, text: this.#text, kind, fields, entries, map: map ?? undefined, list: seq };
  }

  /** Returns the root of the file, null for an empty file, and undefined for one that cannot be read. */
  #root(): Node | null | undefined {
    if (this.#text.length > mostCharacters) return this.#problem(undefined, texts.tooLarge(mostCharacters));
    const document = parseDocument(this.#text, {
      ...{ schema: "failsafe", uniqueKeys: false, prettyErrors: false, logLevel: "silent" },
      lineCounter: this.#lines,
    });
    const [error] = document.errors;
    if (error) return this.#problemAt(error.pos[0], texts.badYaml(error.message.split("\n")[0] ?? ""));
    let strange: Node | undefined;
    visit(document, {
      Alias: (_, node) => {
        strange ??= node;
      },
      Value: (_, node) => {
        if (node.anchor !== undefined || (node.tag !== undefined && !node.tag.startsWith("tag:yaml.org,2002:")))
          strange ??= node;
      },
    });
    return strange ? this.#problem(strange, texts.aliases) : (document.contents as Node | null);
  }

  #entry(node: Node): ParsedEntry | undefined {
    const { isPlain, fields } = this.#kind;
    const [first] = fields;
    if (!first) return undefined;
    const at = this.#place(node);
    if (isScalar<string>(node) && isPlain) {
      const reading = readCell(first, String(node.value ?? ""));
      if ("problem" in reading) return this.#problem(node, reading.problem);
      return { fields: this.#complete(new Map([[first.name, reading.cell]])), at, node };
    }
    if (!isMap(node)) return this.#problem(node, texts.notAnEntry(first.name));
    const map = node as Pairs;
    const key = map.items.find((pair) => pair.key.value === first.name)?.value;
    const own = this.#kind.fieldsOf(isScalar(key) ? String(key.value) : "");
    return { fields: this.#fields(map.items, own, node), at, node: map };
  }

  #fields(pairs: Pairs["items"], known: readonly SyncField[], around: Node | undefined) {
    const found = new Map<string, SyncCell>();
    for (const { key, value } of pairs) {
      const name = String(key.value);
      const field = known.find((each) => each.name === name);
      if (!field) this.#problem(key, texts.unknownField(name, [...known.map((each) => each.name)]));
      else if (found.has(name)) this.#problem(key, texts.twice(name));
      else found.set(name, this.#cell(field, value ?? key, value ?? undefined));
    }
    for (const { name, required } of known) {
      if (required && !found.has(name)) this.#problem(around, texts.missing(name));
    }
    return this.#complete(found, known);
  }

  #cell(field: SyncField, at: Node, node: Node | undefined): SyncCell {
    const raw = rawOf(node);
    if (raw === undefined) return this.#failed(at, texts.notAListOfTexts(field.name));
    const reading = readCell(field, raw);
    return "problem" in reading ? this.#failed(at, reading.problem) : reading.cell;
  }

  /** Adds the defaults of fields that the file leaves out. */
  #complete(found: ReadonlyMap<string, SyncCell>, known?: readonly SyncField[]): Record<string, SyncCell> {
    const [first] = known ?? this.#kind.fields;
    const name = String(found.get(first?.name ?? "") ?? "");
    const all = known ?? this.#kind.fieldsOf(name);
    return Object.fromEntries(all.map((field) => [field.name, found.get(field.name) ?? defaultOf(field, name)]));
  }

  #failed(at: Node, message: string): SyncCell {
    this.#problem(at, message);
    return null;
  }

  #problem(node: Node | undefined, message: string): undefined {
    return this.#problemAt(node?.range?.[0] ?? 0, message);
  }

  #problemAt(offset: number, message: string): undefined {
    this.problems.push({ path: this.#path, ...this.#placeAt(offset), message });
    return undefined;
  }

  #place(node: Node): SyncPlace {
    return this.#placeAt(node.range?.[0] ?? 0);
  }

  #placeAt(offset: number): SyncPlace {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }
}

/** Whether a list was left empty. */
function isEmpty(node: Node): boolean {
  return isScalar(node) && String(node.value ?? "") === "";
}

/** Returns the text or the texts of a value, or undefined for anything else. */
function rawOf(node: Node | undefined): RawCell | undefined {
  if (node === undefined) return "";
  if (isScalar(node)) return String(node.value ?? "");
  if (!isSeq<Node>(node)) return undefined;
  const items = node.items.map((item) => (isScalar(item) ? String(item.value ?? "") : undefined));
  return items.includes(undefined) ? undefined : items.filter((item) => item !== undefined);
}
