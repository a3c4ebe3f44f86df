import fc from "fast-check";
import { sql } from "kysely";
import { ownTables } from "../backup/store.ts";
import type { Database } from "../db/index.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  /** The database gives it by itself. */
  readonly given: boolean;
}

interface Reference {
  readonly columns: readonly string[];
  readonly other: string;
  readonly others: readonly string[];
}

interface Shape {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Words that a check allows, by column. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly references: readonly Reference[];
}

type Row = Record<string, unknown>;

/** Anything but NUL and halves of pairs, which no text of the database can hold; ends of lines and quotes are frequent. */
const text = fc
  .oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.stringMatching(/^[\u2028\u2029\u0085\r\n\t"'\\{}[\],:]{1,8}$/),
  )
  .map((word) => word.replaceAll("\0", ""));

const days = { min: new Date("2026-07-01T00:00:00Z"), max: new Date("2027-01-31T23:59:59Z"), noInvalidDate: true };
const moment = fc.date(days);

const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text,
  boolean: fc.boolean(),
  smallint: fc.integer({ min: -32_768, max: 32_767 }),
  integer: fc.integer(),
  bigint: fc.maxSafeInteger(),
  real: fc.float({ noNaN: true, noDefaultInfinity: true }),
  "double precision": fc.double({ noNaN: true, noDefaultInfinity: true }),
  "timestamp with time zone": moment.map((date) => date.toISOString().replace("Z", "456Z")),
  date: moment.map((date) => date.toISOString().slice(0, 10)),
  uuid: fc.uuid(),
  bytea: fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  inet: fc.ipV4(),
  jsonb: fc
    .dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text)))
    .map((value) => JSON.stringify(value)),
  "text[]": fc.array(text, { maxLength: 4 }),
  "bigint[]": fc.array(fc.maxSafeInteger(), { maxLength: 4 }),
  tsvector: fc.array(fc.stringMatching(/^[a-zé]{1,8}$/), { maxLength: 4 }).map((words) => words.join(" ")),
};

/** Fills every table of the schema with rows made up after its columns; a kind of column it does not know fails. */
export async function fillTables({ query }: Database, rowsEach: number, seed: number): Promise<void> {
  const waiting = (await shapesOf(query)).filter(({ name }) => name !== "owner");
  const filled = new Map<string, Row[]>();
  while (waiting.length > 0) {
    const at = waiting.findIndex((shape) =>
      shape.references.every(({ other }) => other === shape.name || filled.has(other)),
    );
    const [shape] = waiting.splice(at, 1);
    if (!shape || at < 0) throw new Error("The tables refer to each other in a circle.");
    await fill(query, shape, rowsEach, seed, filled);
    // People and teams bring their owners along.
    if (shape.name === "team") filled.set("owner", await ownersIn(query));
  }
}

async function fill(query: Database["query"], shape: Shape, many: number, seed: number, filled: Map<string, Row[]>) {
  const rows: Row[] = [];
  filled.set(shape.name, rows);
  for (let n = 0; n < many; n += 1) {
    const [row = {}] = fc.sample(rowOf(shape, filled), { numRuns: 1, seed: seed + n });
    const names = Object.keys(row);
    const columns = sql.join(names.map((name) => sql.ref(name)));
    // What is there already once is no loss; a table without rows is told by the test.
    const stored =
      await sql<Row>`insert into ${sql.table(shape.name)} (${columns}) values (${sql.join(names.map((name) => row[name]))})
      on conflict do nothing returning *`.execute(query);
    rows.push(...stored.rows);
  }
}

function rowOf({ name, columns, words, references }: Shape, filled: ReadonlyMap<string, Row[]>): fc.Arbitrary<Row> {
  const values = columns
    .filter(({ given }) => !given)
    .map((column) => {
      const kind = kinds[column.type];
      const allowed = words.get(column.name);
      if (!kind) throw new Error(`No rows can be made up for ${name}.${column.name}: teach it ${column.type}.`);
      const value: fc.Arbitrary<unknown> = allowed ? fc.constantFrom(...allowed) : kind;
      return [column.name, column.optional ? fc.option(value, { freq: 4 }) : value] as const;
    });
  const links = references.map(({ other, others }) => {
    const rows = filled.get(other) ?? [];
    return rows.length === 0
      ? fc.constant(others.map(() => null))
      : fc.constantFrom(...rows).map((row) => others.map((each) => row[each]));
  });
  return fc.tuple(fc.record(Object.fromEntries(values)), fc.tuple(...links)).map(([row, chosen]) => {
    const linked: Row = { ...row };
    for (const [index, { columns: own }] of references.entries()) {
      for (const [place, column] of own.entries()) {
        const value = chosen[index]?.[place] ?? null;
        if (value !== null || own.length === 1 || place > 0) linked[column] = value;
      }
    }
    return linked;
  });
}

async function shapesOf(query: Database["query"]): Promise<Shape[]> {
  const shapes: Shape[] = [];
  for (const { name } of await ownTables(query)) {
    const columns = await sql<Column>`
      select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as optional,
        a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval(%', false) as given
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`.execute(
      query,
    );
    const checks = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${name}::regclass and contype = 'c'`.execute(query);
    const references = await sql<Reference>`
      select f.relname as other,
        array(select a.attname::text from unnest(k.conkey) with ordinality u(n, o)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by o) as columns,
        array(select a.attname::text from unnest(k.confkey) with ordinality u(n, o)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by o) as others
      from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = ${name}::regclass and k.contype = 'f' and k.conparentid = 0
      order by array_length(k.conkey, 1)`.execute(query);
    shapes.push({ name, columns: columns.rows, words: wordsOf(checks.rows), references: references.rows });
  }
  return shapes;
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))` → status: a, b. */
function wordsOf(checks: readonly { readonly definition: string }[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { definition } of checks) {
    const column = /\(\(?"?(\w+)"? = ANY/.exec(definition)?.[1];
    const allowed = [...definition.matchAll(/'([^']*)'::text/g)].map(([, word = ""]) => word);
    if (column !== undefined && allowed.length > 0) words.set(column, allowed);
  }
  return words;
}

async function ownersIn(query: Database["query"]): Promise<Row[]> {
  return (await sql<Row>`select * from owner`.execute(query)).rows;
}
