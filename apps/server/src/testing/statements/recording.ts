import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryResult } from "kysely";
import type { Schema } from "../../db/schema.ts";

/**
 * Returns a database that runs nothing: `write` gets each statement, and each is answered with `rows`.
 */
export function recording(write: (statement: string) => void, rows: readonly unknown[]): Kysely<Schema> {
  const connection = {
    executeQuery: async <Row>({ sql }: { readonly sql: string }): Promise<QueryResult<Row>> => {
      write(sql);
      return { rows: [...rows] as Row[], numAffectedRows: BigInt(rows.length) };
    },
    streamQuery: async function* <Row>({ sql }: { readonly sql: string }): AsyncIterableIterator<QueryResult<Row>> {
      write(sql);
      yield { rows: [...rows] as Row[] };
    },
  };
  const nothing = async () => {};
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (query) => new PostgresIntrospector(query),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
}
