import { dirname } from "node:path";
import { createEngine, type Engine } from "@housestyle/engine";
import { formatOf } from "@housestyle/formats";
import { readAssets } from "@housestyle/lexicon";
import { findingsIn } from "@housestyle/project";

type Fix = object;

/** What is asked of textlint's context. */
interface Context {
  readonly Syntax: { readonly Document: string };
  readonly RuleError: new (message: string, details: { readonly padding: object; readonly fix?: Fix }) => object;
  readonly locator: { range(range: readonly [number, number]): object };
  readonly fixer: { replaceTextRange(range: readonly [number, number], text: string): Fix };
  getSource(): string;
  getFilePath(): string | undefined;
  report(node: object, error: object): void;
}

let opened: Promise<Engine> | undefined;

/** A rule of textlint: one error for each finding, with a fix where it may be made without asking. */
function housestyle({ Syntax, RuleError, locator, fixer, getSource, getFilePath, report }: Context) {
  return {
    async [Syntax.Document](node: object): Promise<void> {
      opened ??= readAssets().then(createEngine);
      const path = getFilePath();
      const format = path === undefined ? "text" : formatOf(path);
      const found = findingsIn(await opened, path === undefined ? process.cwd() : dirname(path), getSource(), format);
      for (const { start, end, message, ruleId, sure, suggestions } of found) {
        const [first] = suggestions;
        const fix = sure && first !== undefined ? { fix: fixer.replaceTextRange([start, end], first) } : {};
        report(node, new RuleError(`${message} (${ruleId})`, { padding: locator.range([start, end]), ...fix }));
      }
    },
  };
}

/** `.housestyle.json` and comments in the file are obeyed. */
export default { linter: housestyle, fixer: housestyle };
