import { type Limits, linesOf } from "@housestyle/files";

const longestLine = 500;

/**
 * Returns the settings of single rules in a `.vale.ini`: `Style.Rule` to `YES`, `NO`, or a level. Later lines take
 * precedence.
 */
export function valeSettings(text: string, limits: Limits): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text: line } of linesOf(text, limits)) {
    const [name = "", value = ""] = line.length > longestLine ? [] : line.split("=", 2).map((part) => part.trim());
    if (!/^[^#;].*\./.test(name) || !/^(yes|no|suggestion|warning|error)$/i.test(value)) continue;
    found.set(name, /^(yes|no)$/i.test(value) ? value.toUpperCase() : value.toLowerCase());
  }
  return found;
}

/** Returns a `.vale.ini` for these styles, with single rules turned off. */
export const printValeSettings = (styles: readonly string[], off: readonly string[], vocabulary: string): string =>
  [
    "StylesPath = styles",
    "MinAlertLevel = suggestion",
    ...(vocabulary === "" ? [] : [`Vocab = ${vocabulary}`]),
    "",
    "[*]",
    // What makes a vocabulary count; the rest of Vale's own style has nothing to do with it.
    ...(vocabulary === "" ? [] : ["Vale.Terms = YES", "Vale.Avoid = YES"]),
    ...(styles.length === 0 ? [] : [`BasedOnStyles = ${styles.join(", ")}`]),
    ...off.map((name) => `${name} = NO`),
    "",
  ].join("\n");
