import type { Plot } from "./plot.ts";

/** Draws the grid lines and the labels below, as many as fit. */
export function Axes({
  area,
  labels,
  format,
  x,
}: {
  readonly area: Plot;
  readonly labels: readonly string[];
  readonly format: (value: number) => string;
  readonly x: (index: number) => number;
}) {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const room = Math.max(1, Math.floor((area.right - area.left) / (longest * 7 + 12)));
  const every = Math.max(1, Math.ceil(labels.length / room));
  return (
    <g>
      {area.marks.map((mark) => (
        <g key={mark}>
          <line className="chart-rule" x1={area.left} x2={area.right} y1={area.y(mark)} y2={area.y(mark)} />
          <text className="chart-mark" x={area.left - 8} y={area.y(mark) + 4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text
            key={label}
            className="chart-mark"
            x={x(index)}
            y={area.height - 8}
            textAnchor={anchor(index, labels.length, area, x)}
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

function anchor(index: number, count: number, area: Plot, x: (index: number) => number): "start" | "middle" | "end" {
  if (index === count - 1 && x(index) >= area.right) return "end";
  return "middle";
}
