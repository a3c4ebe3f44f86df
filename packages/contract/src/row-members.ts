import { type Member, type TableDefinition, type WireName, wireName } from "@housestyle/tables";
import { z } from "zod";
import { ownTexts, type RowTexts } from "./row-texts.ts";
import { named } from "./wire/enumeration.ts";
import { rowId } from "./wire/ids.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";
import { looseInteger } from "./wire/loose-integer.ts";

type MemberInput<M extends Member> = M extends { readonly kind: "line" | "text"; readonly required: string }
  ? z.ZodString
  : M extends { readonly kind: "line" | "text" }
    ? z.ZodDefault<z.ZodString>
    : M extends { readonly kind: "maybe" }
      ? z.ZodOptional<z.ZodString>
      : M extends { readonly kind: "flag" }
        ? z.ZodDefault<typeof looseBoolean>
        : M extends { readonly kind: "choice"; readonly values: infer V extends readonly string[] }
          ? z.ZodDefault<ReturnType<typeof named<V>>>
          : M extends { readonly kind: "list" }
            ? z.ZodDefault<z.ZodArray<z.ZodString>>
            : M extends { readonly kind: "row"; readonly optional: false }
              ? typeof rowId
              : M extends { readonly kind: "row" }
                ? z.ZodOptional<typeof rowId>
                : z.ZodDefault<ReturnType<typeof looseInteger>>;

type Answered<M extends Member> = M extends { readonly kind: "line" | "text" }
  ? z.ZodString
  : M extends { readonly kind: "maybe" }
    ? z.ZodNullable<z.ZodString>
    : M extends { readonly kind: "flag" }
      ? z.ZodBoolean
      : M extends { readonly kind: "choice"; readonly values: infer V extends readonly string[] }
        ? z.ZodType<V[number]>
        : M extends { readonly kind: "list" }
          ? z.ZodArray<z.ZodString>
          : z.ZodNumber;

/** Returns the properties of a row that callers can set, by their names in calls. */
export function memberInputs<T extends TableDefinition>(table: T) {
  const members = Object.entries(table.members).map(([name, member]) => [
    wireName(table, name),
    given(name, member, ownTexts(table)),
  ]);
  return Object.fromEntries(members) as {
    readonly [Name in keyof T["members"] & string as WireName<T, Name>]: MemberInput<T["members"][Name]>;
  };
}

/** Returns the same properties in the form of a response. */
export function answeredMembers<T extends TableDefinition>(table: T) {
  const members = Object.entries(table.members).map(([name, member]) => [wireName(table, name), answered(member)]);
  return Object.fromEntries(members) as {
    readonly [Name in keyof T["members"] & string as WireName<T, Name>]: Answered<T["members"][Name]>;
  };
}

function given(name: string, member: Member, texts: RowTexts): z.ZodType {
  // Asked when it is needed, in the language of whoever needs it; undefined leaves it to the reader of issues.
  const tooLong = (most: number) => ({ error: () => (texts[name]?.tooLong ?? texts.any?.tooLong)?.(most) });
  switch (member.kind) {
    case "line":
    case "text":
      return member.required === undefined
        ? z.string().max(member.most, tooLong(member.most)).default("")
        : needed(member, { error: () => texts[name]?.ask }, tooLong(member.most));
    case "maybe":
      return z.string().max(member.most, tooLong(member.most)).optional();
    case "flag":
      return looseBoolean.default(member.otherwise);
    case "choice":
      return named(member.values).default(member.otherwise);
    case "list":
      return z
        .array(z.string().max(member.most, tooLong(member.most)))
        .max(member.count, { error: () => texts.any?.tooMany?.(member.count) })
        .default([]);
    case "row":
      return member.optional ? rowId.optional() : rowId;
    case "place":
      return looseInteger(0, 1_000_000).default(0);
  }
}

type Complaint = { readonly error: () => string | undefined };

function needed({ kind, most }: Member & { readonly kind: "line" | "text" }, ask: Complaint, tooLong: Complaint) {
  if (kind === "line") return z.string().trim().min(1, ask).max(most, tooLong);
  const text = z.string().max(most, tooLong);
  return ask.error() === undefined ? text : text.refine((sent) => sent.trim() !== "", ask);
}

function answered(member: Member): z.ZodType {
  switch (member.kind) {
    case "line":
    case "text":
      return z.string();
    case "maybe":
      return z.string().nullable();
    case "flag":
      return z.boolean();
    case "choice":
      return z.enum(member.values);
    case "list":
      return z.array(z.string());
    case "row":
    case "place":
      return z.number();
  }
}
