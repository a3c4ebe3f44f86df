import { parseArgs } from "node:util";
import { type Dialect, dialects, type Level, levels, type Style, styles } from "@housestyle/engine";
import { type TextFormat, textFormats } from "@housestyle/formats";
import { type Depth, depths } from "@housestyle/model-en";
import type { FindingLimits } from "./check/verdict.ts";
import { texts } from "./texts.ts";

const reviews = ["github-review", "gitlab-review"] as const;
const outputs = [
  ...(["line", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "textlint"] as const),
  ...reviews,
] as const;
/** A form findings are written in. */
export type OutputFormat = (typeof outputs)[number];
/** A form, and the file it goes to; without one it goes to standard output. */
export interface Destination {
  readonly output: OutputFormat;
  readonly file: string | undefined;
}
/** Forms that reports on whole texts are written in. */
const reportForms = ["text", "json", "html", "csv"] as const;
export type ReportForm = (typeof reportForms)[number];
const failLevels = [...levels, "never"] as const;

/** What `housestyle sync` is asked to do. Without `pull` and `push`, it does both. */
export interface SyncOptions {
  readonly pull: boolean;
  readonly push: boolean;
  /** Whether it only reports what would change. */
  readonly check: boolean;
  /** The id or the name of the team. */
  readonly team: string | undefined;
  /** Which side counts where both have changed: `ours`, `theirs`, or `theirs=NAME` for one conflict or file. */
  readonly take: readonly string[];
  /** The file for a comment in Markdown on what would change. */
  readonly comment: string | undefined;
}

/** What the user asked for; undefined where the settings file or the default decides. */
export interface CommandOptions {
  readonly command: string | undefined;
  readonly files: readonly string[];
  readonly destinations: readonly Destination[];
  /** Which reports are asked for, by id; all without one. */
  readonly reports: readonly string[];
  readonly reportForm: ReportForm;
  /** What a report is held against: files, or a kind of writing. */
  readonly like: readonly string[];
  /** The file of an earlier draft. */
  readonly since: string | undefined;
  /** Files and folders a text is compared with. */
  readonly against: readonly string[];
  readonly fix: boolean;
  /** Whether fixes of documents are written as tracked changes, whether what is left becomes comments, and in whose name. */
  readonly trackChanges: boolean;
  readonly comments: boolean;
  readonly author: string;
  readonly level: Level | undefined;
  readonly failOn: Level | "never" | undefined;
  /** How many findings of a level may be there before it fails. */
  readonly limits: FindingLimits;
  readonly dialect: Dialect | undefined;
  readonly style: Style | undefined;
  /** Undefined leaves it to the project. */
  readonly picky: boolean | undefined;
  readonly as: TextFormat | undefined;
  /** How much the corrector beside the rules says; undefined for no corrector. */
  readonly deep: Depth | undefined;
  readonly words: readonly string[];
  readonly disabled: readonly string[];
  /** A named settings file, `false` for none, undefined to look for one. */
  readonly config: string | false | undefined;
  /** Where a team's decisions come from, and the key to them. */
  readonly server: string | undefined;
  readonly key: string | undefined;
  /** Whether ignore files count. */
  readonly ignore: boolean;
  /** Undefined to check all lines, or from where on changes count; an empty name is HEAD. */
  readonly changed: string | undefined;
  /** The `.vale.ini` that counts, too. */
  readonly vale: string | undefined;
  /** The file that says what has been found before. */
  readonly baseline: string | undefined;
  /** Whether it is to say what is found now. */
  readonly updateBaseline: boolean;
  /** The file with the comments that a review already has, and the most comments it gets. */
  readonly known: string | undefined;
  readonly most: number;
  /** How often a word must be met to be listed. */
  readonly least: number | undefined;
  /** Whether the words that are listed go into the settings file. */
  readonly save: boolean;
  readonly stdinName: string;
  readonly sync: SyncOptions;
  readonly help: boolean;
  readonly version: boolean;
}

/** More comments than these are a burden for whoever reads a change. */
const usualComments = 20;

/** Something the user has to put right; its message is for people. */
export class UsageError extends Error {}

function oneOf<T extends string>(option: string, value: string | undefined, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new UsageError(texts.badChoice(option, value, choices));
  return found;
}

/** `sarif`, or `sarif=out.sarif`. */
function destinationsIn(asked: readonly string[]): readonly Destination[] {
  const destinations = asked.map((each): Destination => {
    const [name = "", ...file] = each.split("=");
    return { output: oneOf("format", name, outputs) ?? "line", file: file.join("=") || undefined };
  });
  if (destinations.filter(({ file }) => file === undefined).length > 1) throw new UsageError(texts.oneToOutput);
  return destinations.length > 0 ? destinations : [{ output: "line", file: undefined }];
}

/** Findings go to one or several places in forms of their own, a report to standard output. */
function formsIn(
  command: string | undefined,
  asked: readonly string[],
): Pick<CommandOptions, "destinations" | "reportForm"> {
  if (command !== "report") return { destinations: destinationsIn(asked), reportForm: "text" };
  return { destinations: [], reportForm: oneOf("format", asked.at(-1), reportForms) ?? "text" };
}

/** `error=0,warning=10`. */
function limitsIn(asked: readonly string[]): FindingLimits {
  const parts = asked.flatMap((each) => each.split(","));
  return Object.fromEntries(
    parts.map((part) => {
      const [, name, count] = /^([a-z]+)=(\d{1,9})$/.exec(part.trim()) ?? [];
      const level = levels.find((each) => each === name);
      if (!level) throw new UsageError(texts.badLimit(part));
      return [level, Number(count)];
    }),
  );
}

function countIn(option: string, asked: string | undefined): number | undefined {
  if (asked === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw new UsageError(texts.badCount(option, asked));
  return Number(asked);
}

/** What is wrong with an option, in our words: Node has them in English alone. */
function refusal(error: unknown): unknown {
  if (!(error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))) return error;
  const option = /-[^\s'=]+/.exec(error.message)?.[0] ?? "";
  return new UsageError(
    error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? texts.unknownOption(option) : texts.badOption(option),
  );
}

/** `--deep` alone is strict, `--changed` alone since HEAD: Node knows no option whose value may be left out. */
function withValues(args: readonly string[], isFile: (name: string) => boolean): string[] {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const isRef = (name: string | undefined): boolean => name !== undefined && !name.startsWith("-") && !isFile(name);
  // Before the command comes no name of a commit.
  const takesNext = (i: number): boolean => args[i] === "--changed" && i > 0 && i < end && isRef(args[i + 1]);
  return args.flatMap((arg, i) => {
    if (i >= end) return arg;
    if (arg === "--deep") return "--deep=strict";
    if (arg === "--changed") return `--changed=${takesNext(i) ? args[i + 1] : ""}`;
    return takesNext(i - 1) ? [] : arg;
  });
}

function parse(args: readonly string[], isFile: (name: string) => boolean) {
  try {
    return parseArgs({
      args: withValues(args, isFile),
      allowPositionals: true,
      allowNegative: true,
      options: {
        format: { type: "string", multiple: true },
        report: { type: "string", multiple: true },
        like: { type: "string", multiple: true, default: [] },
        since: { type: "string" },
        against: { type: "string", multiple: true, default: [] },
        fix: { type: "boolean" },
        "track-changes": { type: "boolean" },
        comments: { type: "boolean" },
        author: { type: "string" },
        level: { type: "string" },
        "fail-on": { type: "string" },
        max: { type: "string", multiple: true },
        dialect: { type: "string" },
        style: { type: "string" },
        picky: { type: "boolean" },
        as: { type: "string" },
        deep: { type: "string" },
        word: { type: "string", multiple: true },
        disable: { type: "string", multiple: true },
        config: { type: "string" },
        "no-config": { type: "boolean" },
        ignore: { type: "boolean" },
        changed: { type: "string" },
        vale: { type: "string" },
        baseline: { type: "string" },
        "update-baseline": { type: "boolean" },
        server: { type: "string" },
        key: { type: "string" },
        known: { type: "string" },
        most: { type: "string" },
        "at-least": { type: "string" },
        save: { type: "boolean" },
        "stdin-name": { type: "string" },
        pull: { type: "boolean" },
        push: { type: "boolean" },
        check: { type: "boolean" },
        team: { type: "string" },
        take: { type: "string", multiple: true, default: [] },
        comment: { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
        // What editors add when they start a language server; it is what we do anyway.
        stdio: { type: "boolean" },
        clientProcessId: { type: "string" },
      },
    });
  } catch (error) {
    throw refusal(error);
  }
}

/** `housestyle fix` is `housestyle check --fix`. */
function fixesIn(
  command: string | undefined,
  values: ReturnType<typeof parse>["values"],
): Pick<CommandOptions, "fix" | "trackChanges" | "comments" | "author"> {
  const fix = values.fix ?? command === "fix";
  const trackChanges = values["track-changes"] ?? false;
  if (trackChanges && !fix) throw new UsageError(texts.trackWhat);
  const comments = values.comments ?? false;
  if (comments && !fix) throw new UsageError(texts.commentWhat);
  return { fix, trackChanges, comments, author: values.author ?? "Housestyle" };
}

/** A review is of changed lines: services refuse comments on others. */
function reviewIn({
  format = [],
  changed,
  known,
  most,
}: ReturnType<typeof parse>["values"]): Pick<CommandOptions, "known" | "most"> {
  const isReview = format.some((each) => reviews.some((review) => each.split("=")[0] === review));
  if (isReview && changed === undefined) throw new UsageError(texts.reviewOfWhat);
  return { known, most: countIn("most", most) ?? usualComments };
}

function syncIn({ pull, push, check, team, take, comment }: ReturnType<typeof parse>["values"]): SyncOptions {
  for (const each of take) oneOf("take", each.split("=")[0], ["ours", "theirs"]);
  return { pull: pull ?? false, push: push ?? false, check: check ?? false, team, take, comment };
}

/** Reads the command line; `isFile` tells what names a file from what names a commit. Throws UsageError. */
export function readOptions(args: readonly string[], isFile: (name: string) => boolean): CommandOptions {
  const { values, positionals } = parse(args, isFile);
  if (values["update-baseline"] && (!values.baseline || values.changed !== undefined))
    throw new UsageError(texts.whichBaseline);
  const [command, ...files] = positionals;
  return {
    command,
    files,
    ...formsIn(command, values.format ?? []),
    ...reviewIn(values),
    reports: (values.report ?? []).flatMap((each) => each.split(",")).filter((id) => id !== "all"),
    like: values.like,
    since: values.since,
    against: values.against,
    ...fixesIn(command, values),
    level: oneOf("level", values.level, levels),
    failOn: oneOf("fail-on", values["fail-on"], failLevels),
    limits: limitsIn(values.max ?? []),
    dialect: oneOf("dialect", values.dialect, dialects),
    style: oneOf("style", values.style, styles),
    picky: values.picky,
    as: oneOf("as", values.as, textFormats),
    deep: oneOf("deep", values.deep, depths),
    words: values.word ?? [],
    disabled: values.disable ?? [],
    config: values["no-config"] ? false : values.config,
    ignore: values.ignore ?? true,
    changed: values.changed,
    vale: values.vale,
    baseline: values.baseline,
    updateBaseline: values["update-baseline"] ?? false,
    server: values.server,
    key: values.key,
    least: countIn("at-least", values["at-least"]),
    save: values.save === true,
    stdinName: values["stdin-name"] ?? "<stdin>",
    sync: syncIn(values),
    help: values.help ?? false,
    version: values.version ?? false,
  };
}
