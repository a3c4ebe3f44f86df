import { dirname, resolve } from "node:path";
import { createEngine, type Engine } from "@housestyle/engine";
import { formatOf, type TextFormat } from "@housestyle/formats";
import { readAssets } from "@housestyle/lexicon";
import { findingsIn, placesOf } from "@housestyle/project";

/** The part of unified's tree that is asked for: what kind of root it has. */
interface Tree {
  readonly type: string;
}

/** A point of a file as unified counts: line and column from 1, offset from 0. */
interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** What is asked of unified's virtual file. */
interface File {
  readonly path?: string | undefined;
  readonly cwd: string;
  toString(): string;
  message(
    reason: string,
    options: {
      readonly place: { readonly start: Point; readonly end: Point };
      readonly ruleId: string;
      readonly source: string;
    },
  ): Partial<Record<"actual" | "note", string> & Record<"expected", string[]>>;
}

export interface HousestyleOptions {
  /** How the file is read, when neither its name nor its tree tells it. */
  readonly format?: TextFormat;
}

let opened: Promise<Engine> | undefined;

/** The root of a tree of retext; remark's is `root`. */
const proseTree = "RootNode";

/**
 * A plugin for remark, retext and whatever else is unified: a message for each finding, with the words it is about (`actual`),
 * what to write instead (`expected`) and why (`note`). `.housestyle.json` and comments in the file are obeyed. Changes no tree.
 */
export default function housestyle({ format }: HousestyleOptions = {}) {
  return async (tree: Tree, file: File): Promise<void> => {
    opened ??= readAssets().then(createEngine);
    const engine = await opened;
    const text = file.toString();
    const point = placesOf(text);
    const at = (offset: number): Point => ({ ...point(offset), offset });
    const folder = dirname(resolve(file.cwd, file.path ?? "text"));
    const own = file.path === undefined ? undefined : formatOf(file.path);
    for (const finding of findingsIn(
      engine,
      folder,
      text,
      format ?? own ?? (tree.type === proseTree ? "text" : "markdown"),
    )) {
      const place = { start: at(finding.start), end: at(finding.end) };
      const message = file.message(finding.message, { place, ruleId: finding.ruleId, source: "housestyle" });
      message.actual = finding.text;
      message.expected = [...finding.suggestions];
      const rule = engine.rules.find(({ id }) => id === finding.ruleId);
      if (rule) message.note = rule.explain;
    }
  };
}
