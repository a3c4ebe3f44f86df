import { allTemplates } from "@housestyle/engine";
import type { SyncCell, SyncField } from "./field.ts";

const byKey = new Map(allTemplates().map((template) => [template.key, template]));
const byId = new Map([...byKey.values()].map((template) => [template.id, template]));

/** The keys of all templates. */
export const templateKeys: readonly string[] = [...byKey.keys()];

/** Returns the key of a template, or undefined for one that only a newer server knows. */
export const templateKey = (id: number): string | undefined => byId.get(id)?.key;

/** Returns the number of a template. */
export const templateId = (key: string): number | undefined => byKey.get(key)?.id;

const first: SyncField = {
  name: "template",
  member: "StyleGuideTemplateId",
  kind: "choice",
  otherwise: "",
  required: true,
  values: templateKeys,
};
const turnedOn: SyncField = { name: "isSelected", member: "IsSelected", kind: "flag", otherwise: true };

const kinds = { bool: "flag", choice: "choice", number: "number", list: "list", pairs: "pairs" } as const;

/** Returns the fields of a template: whether it is on, and its options. Without a key, the options of all templates. */
export function templateFields(key: string | undefined): readonly SyncField[] {
  const shown = key === undefined ? [...byKey.values()] : [byKey.get(key)].filter((each) => each !== undefined);
  const options = shown.flatMap(({ options: some, defaults }) =>
    some.map((option): SyncField => {
      const values = option.type === "choice" ? option.values?.map(String) : undefined;
      return {
        ...{ name: option.key, member: option.key, kind: kinds[option.type] },
        ...{ otherwise: toCell(option.type, defaults[option.key]), about: option.label },
        ...(values && { values }),
      };
    }),
  );
  const named = new Map(options.map((option) => [option.name, option]));
  return [first, turnedOn, ...named.values()];
}

/** Returns the fields of a template from its settings on the server, with defaults for what they leave out. */
export function fieldsOfTemplate(key: string, isSelected: boolean, config: unknown): Record<string, SyncCell> {
  const given = typeof config === "object" && config !== null ? (config as Readonly<Record<string, unknown>>) : {};
  const options = (byKey.get(key)?.options ?? []).map((option) => {
    const value = given[option.key] ?? byKey.get(key)?.defaults[option.key];
    return [option.key, toCell(option.type, value)] as const;
  });
  return { template: key, isSelected, ...Object.fromEntries(options) };
}

/** Returns the settings of a template for the server. */
export function configOfTemplate(fields: Readonly<Record<string, SyncCell>>): Record<string, unknown> {
  const options = byKey.get(String(fields.template))?.options ?? [];
  return Object.fromEntries(
    options.map(({ key, type, values }) => {
      const cell = fields[key] ?? null;
      if (type === "pairs") return [key, (Array.isArray(cell) ? cell : []).map(toPair)];
      if (type === "choice") return [key, values?.find((value) => String(value) === cell) ?? cell];
      return [key, cell];
    }),
  );
}

/** What separates the two texts of a pair in a file. */
const arrow = " → ";

function toCell(type: string, value: unknown): SyncCell {
  if (type === "pairs") return Array.isArray(value) ? value.map(fromPair) : [];
  if (type === "list") return Array.isArray(value) ? value.map(String) : [];
  if (type === "choice") return String(value ?? "");
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

function fromPair(pair: unknown): string {
  const [wrong, right] = (Array.isArray(pair) ? pair : [pair, ""]).map(String);
  const isUnclear = wrong?.includes(arrow) || right?.includes(arrow) || wrong?.startsWith("[");
  return isUnclear ? JSON.stringify([wrong, right]) : `${wrong}${arrow}${right}`;
}

function toPair(text: string): readonly [string, string] {
  if (text.startsWith("[")) {
    const [wrong, right] = JSON.parse(text) as string[];
    return [wrong ?? "", right ?? ""];
  }
  const at = text.indexOf(arrow);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + arrow.length)];
}
