import type { Option, Pair, TemplateOptions } from "./options.ts";

/** An invalid option, and an explanation for the person who chose it. */
export interface ConfigProblem {
  readonly key: string;
  readonly message: string;
}

/** A configuration with a value for every option, and the problems of the one that was given. */
export interface ParsedConfig {
  readonly config: Readonly<Record<string, unknown>>;
  readonly problems: readonly ConfigProblem[];
}

/** The longest list, and the longest entry in UTF-16 code units. */
const mostEntries = 1000;
const longestEntry = 200;

/** A value that was read, or the reason why it was not. */
type Read = { readonly value: unknown } | { readonly problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function record(given: unknown): Record<string, unknown> | undefined {
  if (given === undefined || given === null || given === "") return {};
  if (typeof given !== "string") return isRecord(given) ? given : undefined;
  try {
    const parsed: unknown = JSON.parse(given);
    return parsed === null ? {} : isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function readBool(value: unknown): Read {
  if (typeof value === "boolean") return { value };
  if (value === "true" || value === "false") return { value: value === "true" };
  return { problem: "Choose yes or no." };
}

function readChoice({ values = [] }: Option<unknown>, value: unknown): Read {
  const said = typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  const found = values.find((each) => String(each) === said);
  return found === undefined ? { problem: `Choose one of ${values.join(", ")}.` } : { value: found };
}

function readNumber({ min = 0, max = Number.MAX_SAFE_INTEGER }: Option<unknown>, value: unknown): Read {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && number >= min && number <= max
    ? { value: number }
    : { problem: `Enter a number from ${min} to ${max}.` };
}

const isEntry = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestEntry;

function readList({ values }: Option<unknown>, value: unknown): Read {
  if (!Array.isArray(value)) return { problem: "Enter a list of words." };
  if (value.length > mostEntries) return { problem: `Enter at most ${mostEntries} entries.` };
  if (!value.every(isEntry)) return { problem: `Each entry must have 1 to ${longestEntry} characters.` };
  const entries = [...new Set(value.map((each) => each.trim()))];
  const stranger = values && entries.find((each) => !values.includes(each));
  return stranger === undefined
    ? { value: entries }
    : { problem: `“${stranger}” is not one of ${(values ?? []).join(", ")}.` };
}

function readPairs(value: unknown): Read {
  if (!Array.isArray(value)) return { problem: "Enter a list of pairs." };
  if (value.length > mostEntries) return { problem: `Enter at most ${mostEntries} pairs.` };
  const isPair = (each: unknown): each is Pair => Array.isArray(each) && each.length === 2 && each.every(isEntry);
  return value.every(isPair)
    ? { value: value.map(([wrong, right]) => [wrong.trim(), right.trim()]) }
    : { problem: "Each pair needs two entries: the text to replace and its replacement." };
}

function readOption(option: Option<unknown>, value: unknown): Read {
  switch (option.type) {
    case "bool":
      return readBool(value);
    case "choice":
      return readChoice(option, value);
    case "number":
      return readNumber(option, value);
    case "list":
      return readList(option, value);
    case "pairs":
      return readPairs(value);
  }
}

/**
 * Reads a configuration: an object, a text that holds one as JSON, or nothing. What is missing or cannot be used takes
 * its default, the latter with a problem; keys that no setting has are dropped. Never throws.
 */
export function parseConfig(options: TemplateOptions, given: unknown): ParsedConfig {
  const values = record(given);
  const problems: ConfigProblem[] = values ? [] : [{ key: "", message: "The settings must be an object." }];
  const config: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(options)) {
    const value = values && Object.hasOwn(values, key) ? values[key] : undefined;
    const read: Read = value === undefined ? { value: option.default } : readOption(option, value);
    if ("problem" in read) problems.push({ key, message: read.problem });
    config[key] = "value" in read ? read.value : option.default;
  }
  return { config, problems };
}
