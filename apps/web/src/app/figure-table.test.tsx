import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FigureColumn, FigureTable } from "./FigureTable.tsx";

interface Row {
  readonly rule: string;
  readonly count: number;
}

const columns: readonly FigureColumn<Row>[] = [
  { head: "Rule", cell: ({ rule }) => rule },
  { head: "Suggestions", cell: ({ count }) => count, isNumber: true },
];
const drawn = (rows: readonly Row[], about?: string) =>
  renderToStaticMarkup(
    <FigureTable
      title="Rules"
      rows={rows}
      columns={columns}
      keyOf={({ rule }) => rule}
      {...(about ? { about } : {})}
    />,
  );

test("without rows there is no heading over nothing", () => {
  expect(drawn([], "What was found")).toBe("");
});

test("a table has a name, its first column names the rows, and numbers stand at the end", () => {
  const markup = drawn([{ rule: "Passive", count: 3 }]);
  expect(markup).toContain('<section class="figures" aria-label="Rules">');
  expect(markup).toContain('<th scope="row">Passive</th><td class="figure">3</td>');
  expect(markup).toContain('<th scope="col">Rule</th><th scope="col" class="figure">Suggestions</th>');
  expect(markup).not.toContain("figures-about");
  expect(drawn([{ rule: "Passive", count: 3 }], "What was found")).toContain("What was found");
});
