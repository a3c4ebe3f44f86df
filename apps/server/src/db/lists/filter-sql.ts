import { type RawBuilder, sql } from "kysely";
import { refusals } from "../../refusals.ts";
import { columnNamed, type ListColumn, type ListColumns } from "./columns.ts";
import {
  type Comparison,
  type Condition,
  FilterError,
  type FilterValue,
  type Operand,
  type TextFunction,
} from "./filter.ts";

type Sql = RawBuilder<unknown>;

const operators: Readonly<Record<Comparison, Sql>> = {
  eq: sql`is not distinct from`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

/**
 * Converts a filter to an SQL condition. Values become bound parameters, and names only select from `columns`. Throws a
 * `FilterError` for unknown names and invalid comparisons.
 */
export function filterSql(condition: Condition, columns: ListColumns): Sql {
  switch (condition.kind) {
    case "and":
      return sql`(${filterSql(condition.left, columns)} and ${filterSql(condition.right, columns)})`;
    case "or":
      return sql`(${filterSql(condition.left, columns)} or ${filterSql(condition.right, columns)})`;
    case "not":
      // What is unknown is not so; without this “not” would lose rows that hold null.
      return sql`(not coalesce(${filterSql(condition.inner, columns)}, false))`;
    case "holds": {
      const column = mustFind(columns, condition.property, condition.at);
      if (column.type !== "boolean") throw new FilterError(refusals.list.notYesNo, condition.at);
      return sql`(${sql.raw(column.sql)} = true)`;
    }
    case "in": {
      const each = condition.choices.map((right) => compare("eq", condition.left, right, columns));
      return sql`(${sql.join(each, sql` or `)})`;
    }
    case "text":
      return textTest(condition, columns);
    case "compare":
      return compare(condition.operator, condition.left, condition.right, columns);
  }
}

function compare(operator: Comparison, left: Operand, right: Operand, columns: ListColumns): Sql {
  const [mine, other] = [typeOf(left, columns), typeOf(right, columns)];
  if (mine !== undefined && other !== undefined && mine !== other) {
    throw new FilterError(refusals.list.unlike(refusals.list.kinds[mine], refusals.list.kinds[other]), right.at);
  }
  const type = mine ?? other ?? literalType(left);
  if (type === "boolean" && operator !== "eq" && operator !== "ne") {
    throw new FilterError(refusals.list.noOrder, left.at);
  }
  return sql`(${operandSql(left, type, columns)} ${operators[operator]} ${operandSql(right, type, columns)})`;
}

function textTest({ test, left, right }: Extract<Condition, { kind: "text" }>, columns: ListColumns): Sql {
  const needle = needleOf(right);
  const haystack = folded(left, columns);
  const pattern = sql`replace(replace(replace(fold(${needle}::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  switch (test) {
    case "contains":
      return sql`(${haystack} like '%' || ${pattern} || '%')`;
    case "startswith":
      return sql`(${haystack} like ${pattern} || '%')`;
    case "endswith":
      return sql`(${haystack} like '%' || ${pattern})`;
  }
}

/** Returns the text to search for, without functions that only change its case. */
function needleOf(operand: Operand): string {
  if (operand.kind === "literal" && operand.value !== null) return String(operand.value);
  if (operand.kind === "function" && operand.name !== "length") return needleOf(operand.of);
  throw new FilterError(refusals.list.noText, operand.at);
}

/** Returns an operand without functions that only change its case, because searches ignore case. */
function folded(operand: Operand, columns: ListColumns): Sql {
  if (operand.kind === "property") {
    const column = mustFind(columns, operand.name, operand.at);
    if (column.folded !== undefined) return sql`${sql.raw(column.folded)}`;
    return sql`fold((${sql.raw(column.sql)})::text)`;
  }
  if (operand.kind === "function" && operand.name !== "length") {
    return operand.name === "trim" ? sql`trim(${folded(operand.of, columns)})` : folded(operand.of, columns);
  }
  if (operand.kind === "literal") return sql`fold(${String(operand.value)}::text)`;
  throw new FilterError(refusals.list.notText, operand.at);
}

type Type = ListColumn["type"];

function typeOf(operand: Operand, columns: ListColumns): Type | undefined {
  switch (operand.kind) {
    case "literal":
      return undefined;
    case "property":
      return mustFind(columns, operand.name, operand.at).type;
    case "function":
      return operand.name === "length" ? "number" : "text";
    case "indexof":
      return "number";
  }
}

function literalType(operand: Operand): Type {
  const value = operand.kind === "literal" ? operand.value : null;
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "boolean" : "text";
}

function operandSql(operand: Operand, type: Type, columns: ListColumns): Sql {
  switch (operand.kind) {
    case "literal":
      return literalSql(operand.value, type, operand.at);
    case "property":
      return sql`${sql.raw(mustFind(columns, operand.name, operand.at).sql)}`;
    case "function":
      return functionSql(operand.name, operand.of, columns);
    case "indexof": {
      const of = operandSql(operand.of, "text", columns);
      return sql`(position(fold(${needleOf(operand.needle)}::text) in fold(${of}::text)) - 1)`;
    }
  }
}

function functionSql(name: TextFunction, of: Operand, columns: ListColumns): Sql {
  const inner = operandSql(of, "text", columns);
  switch (name) {
    case "tolower":
      return of.kind === "property" ? folded(of, columns) : sql`fold(${inner}::text)`;
    case "toupper":
      return sql`upper(${inner}::text collate "und-x-icu")`;
    case "trim":
      return sql`trim(${inner}::text)`;
    case "length":
      return sql`length(${inner}::text)`;
  }
}

/** The first day that everyone writes with a four-digit year. */
const firstDay = Date.parse("0001-01-01T00:00:00Z");
const lastDay = Date.parse("+010000-01-01T00:00:00Z");

/** Returns a literal in the type of the other side: `'12'` and `12` are the same number. */
function literalSql(value: FilterValue, type: Type, at: number): Sql {
  if (value === null) return sql`null`;
  switch (type) {
    case "text":
      return sql`${String(value)}::text`;
    case "number": {
      const number = Number(value);
      if (typeof value === "boolean" || !Number.isFinite(number) || value === "") {
        throw new FilterError(refusals.list.notNumber, at);
      }
      return sql`${String(number)}::numeric`;
    }
    case "boolean": {
      const word = String(value).toLowerCase();
      if (!/^(true|false|0|1)$/.test(word)) throw new FilterError(refusals.list.notFlag, at);
      return sql`${word === "true" || word === "1"}::boolean`;
    }
    case "date": {
      const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
      if (!(time >= firstDay && time < lastDay)) throw new FilterError(refusals.list.notDate, at);
      return sql`${new Date(time).toISOString()}::timestamptz`;
    }
  }
}

function mustFind(columns: ListColumns, name: string, at: number): ListColumn {
  const column = columnNamed(columns, name);
  if (!column) throw new FilterError(refusals.list.noProperty, at);
  return column;
}
