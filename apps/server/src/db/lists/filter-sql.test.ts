import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../testing/test-database.ts";
import type { ListColumns } from "./columns.ts";
import { FilterError } from "./filter.ts";
import { filterSql } from "./filter-sql.ts";
import { parseFilter } from "./parse-filter.ts";

const { database } = await freshDatabase();
afterAll(() => database.close());

const rows = sql`(values
  (1, 'Über', 3::numeric, true, '2026-01-31T00:00:00Z'::timestamptz),
  (2, ' 50% off_ ', 12, false, '2026-02-01T10:00:00Z'),
  (3, null, null, null, null)
) as t (id, name, size, is_open, created_on)`;
const columns: ListColumns = {
  Name: { type: "text", sql: "t.name" },
  Size: { type: "number", sql: "t.size" },
  IsOpen: { type: "boolean", sql: "t.is_open" },
  CreatedOn: { type: "date", sql: "t.created_on" },
};

async function found(filter: string): Promise<number[]> {
  const condition = filterSql(parseFilter(filter), columns);
  const result = await sql<{ id: number }>`select id from ${rows} where ${condition} order by id`.execute(
    database.query,
  );
  return result.rows.map(({ id }) => id);
}

describe("a filter finds", () => {
  test.each<[string, number[]]>([
    ["IsOpen", [1]],
    ["not IsOpen", [2, 3]],
    ["IsOpen eq null", [3]],
    ["IsOpen ne true", [2, 3]],
    ["IsOpen eq 0", [2]],
    ["Size gt 3", [2]],
    ["Size ge '3' and Size lt 12", [1]],
    ["Size in (3, 4, 12)", [1, 2]],
    ["Size le 3 or Name eq null", [1, 3]],
    ["CreatedOn gt 2026-01-31", [2]],
    ["CreatedOn le datetime'2026-02-01T10:00:00Z'", [1, 2]],
    ["contains(Name, 'ÜB')", [1]],
    ["contains(Name, '0% o')", [2]],
    ["contains(Name, '5% o')", []],
    ["contains(Name, '_')", [2]],
    ["startswith(trim(Name), '50')", [2]],
    ["startswith(Name, '50')", []],
    ["endswith(toupper(Name), tolower('ER'))", [1]],
    ["contains('an Über', 'über') and Size eq 3", [1]],
    ["tolower(Name) eq 'über'", [1]],
    ["toupper(Name) eq 'ÜBER'", [1]],
    ["trim(Name) eq '50% off_'", [2]],
    ["length(Name) eq 4", [1]],
    ["tolower(trim(Name)) eq '50% off_'", [2]],
    ["indexof(Name, 'BER') eq 1", [1]],
    ["indexof(Name, 'zebra') eq -1", [1, 2]],
  ])("%s", async (filter, ids) => {
    expect(await found(filter)).toEqual(ids);
  });
});

describe("a filter that makes no sense is refused at its place", () => {
  test.each([
    ["Nobody eq 1", 0, "Unknown property."],
    ["Name", 0, "This property is not a Boolean."],
    ["Name eq Size", 8, /cannot be compared/],
    ["IsOpen gt true", 0, "Boolean values cannot be ordered."],
    ["contains(Name, null)", 15, "A search string is missing here."],
    ["contains(Name, Size)", 15, "A search string is missing here."],
    ["contains(Name, length(Name))", 15, "A search string is missing here."],
    ["contains(length(Name), 'x')", 9, "A string is expected here."],
    ["Size eq 'many'", 8, "A number is expected here."],
    ["Size eq true", 8, "A number is expected here."],
    ["IsOpen eq 2", 10, "true or false is expected here."],
    ["CreatedOn eq 'soon'", 13, "A date such as 2027-01-31 is expected here."],
    ["CreatedOn eq '+010000-01-01T00:00:00Z'", 13, "A date such as 2027-01-31 is expected here."],
  ])("%s", (filter, at, message) => {
    const refused = () => filterSql(parseFilter(filter), columns);
    expect(refused).toThrow(FilterError);
    expect(refused).toThrow(expect.objectContaining({ at }));
    expect(refused).toThrow(message);
  });
});
