/** Names of a formula and what they stand for. */
export type FormulaValues = Readonly<Record<string, number>>;

type Sum = (counts: FormulaValues) => number;

const levels: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { "||": (a, b) => Number(a !== 0 || b !== 0) },
  { "&&": (a, b) => Number(a !== 0 && b !== 0) },
  {
    ">=": (a, b) => Number(a >= b),
    "<=": (a, b) => Number(a <= b),
    "==": (a, b) => Number(a === b),
    "!=": (a, b) => Number(a !== b),
    ">": (a, b) => Number(a > b),
    "<": (a, b) => Number(a < b),
  },
  { "+": (a, b) => a + b, "-": (a, b) => a - b },
  { "*": (a, b) => a * b, "/": (a, b) => a / b },
];

/** Letters; brackets within brackets go no deeper than that. */
const longest = 400;

/**
 * Reads sums and comparisons of numbers and names, as Vale's rules write them; undefined for anything else. What is true is 1.
 * `known` are the names there are.
 */
export function readFormula(text: string, known: ReadonlySet<string>): Sum | undefined {
  if (text.length > longest) return undefined;
  const tokens = text.match(/\d+(?:\.\d+)?|\.\d+|[a-z_][\w]*|\|\||&&|[<>=!]=|[-+*/<>()]|\S/gi) ?? [];
  let at = 0;
  const operation = (level: number): Sum | undefined => {
    const operators = levels[level];
    if (!operators) return factor();
    let left = operation(level + 1);
    for (let act = operators[tokens[at] ?? ""]; left && act; act = operators[tokens[at] ?? ""]) {
      at++;
      left = both(left, operation(level + 1), act);
    }
    return left;
  };
  const factor = (): Sum | undefined => {
    const token = tokens[at++] ?? "";
    if (token === "-") return negative(factor());
    if (token === "(") {
      const inner = operation(0);
      return tokens[at++] === ")" ? inner : undefined;
    }
    if (known.has(token)) return (counts) => counts[token] ?? 0;
    return /^[\d.]*\d$/.test(token) ? () => Number(token) : undefined;
  };
  const whole = operation(0);
  return at === tokens.length ? whole : undefined;
}

const both = (left: Sum, right: Sum | undefined, act: (a: number, b: number) => number): Sum | undefined =>
  right && ((counts) => act(left(counts), right(counts)));

const negative = (sum: Sum | undefined): Sum | undefined => sum && ((counts) => -sum(counts));
