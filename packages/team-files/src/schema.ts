import type { SyncField } from "./field.ts";
import { type SyncKind, syncKinds } from "./kinds.ts";

/** Returns the JSON schema of each type of file by its path, for editors that check YAML. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(syncKinds).map((kind) => [
      `.schemas/${kind.id}.json`,
      `${JSON.stringify(schemaOf(kind), null, 2)}\n`,
    ]),
  );
}

/** A plain word may look like a number to an editor. */
const text = { type: ["string", "number", "boolean"] } as const;

function schemaOf({ header, list, fields, isPlain, known }: SyncKind) {
  const entry = objectOf(fields);
  const plain = known ? { enum: known } : text;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: {
      ...propertiesOf(header),
      [list]: { type: ["array", "null"], items: isPlain ? { anyOf: [plain, entry] } : entry },
    },
    ...(header.some(({ required }) => required) && { required: requiredOf(header) }),
    additionalProperties: false,
  };
}

function objectOf(fields: readonly SyncField[]) {
  return {
    type: "object",
    properties: propertiesOf(fields),
    required: requiredOf(fields),
    additionalProperties: false,
  };
}

function requiredOf(fields: readonly SyncField[]): string[] {
  return fields.filter(({ required }) => required).map(({ name }) => name);
}

function propertiesOf(fields: readonly SyncField[]) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)]));
}

function schemaOfField({ kind, values, most, count, otherwise, about }: SyncField) {
  const more = { ...(about !== undefined && { description: about }) };
  switch (kind) {
    case "flag":
      return { ...more, type: "boolean", ...(typeof otherwise === "boolean" && { default: otherwise }) };
    case "number":
      return { ...more, type: "number" };
    case "choice":
      return { ...more, ...(values ? { enum: values.map(numberOrText) } : text) };
    case "list":
    case "pairs":
      return { ...more, type: "array", items: text, ...(count !== undefined && { maxItems: count }) };
    default:
      return { ...more, ...text, ...(most !== undefined && { maxLength: most }) };
  }
}

/** Returns a choice as an editor reads it: `10` is a number there. */
function numberOrText(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}
