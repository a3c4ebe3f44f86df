/** Returns an example value for a JSON Schema: defaults, first choices, and one item for each list. */
export function exampleOf(schema: unknown, depth = 0): unknown {
  if (typeof schema !== "object" || schema === null || depth > 8) return null;
  const { default: standard, enum: choices, const: only, examples, type, anyOf, allOf, oneOf } = schema as Schema;
  if (examples?.[0] !== undefined) return examples[0];
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  const alternatives = anyOf ?? oneOf ?? allOf;
  if (alternatives)
    return exampleOf(alternatives.find(({ type: each }) => each !== "null") ?? alternatives[0], depth + 1);
  if (standard !== undefined) return standard;
  return byType(schema as Schema, Array.isArray(type) ? type[0] : type, depth);
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly format?: string;
}

function byType({ items, properties = {}, minimum, format }: Schema, type: string | undefined, depth: number): unknown {
  switch (type) {
    case "object":
      return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, exampleOf(each, depth + 1)]));
    case "array":
      return items ? [exampleOf(items, depth + 1)] : [];
    case "integer":
    case "number":
      return minimum !== undefined && minimum > 1 && minimum < 1e6 ? minimum : 1;
    case "boolean":
      return true;
    case "string":
      return format === "email"
        ? "ann@example.org"
        : format === "uuid"
          ? "7f1f4f5e-0000-4000-8000-000000000000"
          : "text";
    default:
      return {};
  }
}
