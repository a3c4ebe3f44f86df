import type { AssistanceEvents } from "@housestyle/contract";
import { cleanLines, cleanVersion } from "./clean-version.ts";
import { type Completion, ModelFailure } from "./model.ts";
import { type AssistanceInput, messagesFor, mostFor } from "./prompts.ts";

/** Streams the response of a language model in parts. May throw a `ModelFailure`. */
export type Complete = (completion: Completion) => AsyncIterable<string>;

/** Passes an event on. */
export type Emit = <Name extends keyof AssistanceEvents>(name: Name, data: AssistanceEvents[Name]) => void;

/** How daring each version is: the first stays close to the text. */
const temperatures = [0.2, 0.7, 1] as const;

/** Whether a version is what was asked for, as far as its length and its form show it. */
function doesTask({ Task, Text }: AssistanceInput, version: string): boolean {
  if (repeatsItself(version) && !repeatsItself(Text)) return false;
  if (Task === "shorter") return version.length < Text.length;
  if (Task === "longer") return version.length > Text.length;
  return !sameLengthTasks.includes(Task) || version.length < Text.length * 1.6 + 40;
}

const sameLengthTasks: readonly AssistanceInput["Task"][] = ["plainer", "formal", "friendlier"];

/** Whether five words in a row come three times: small models can get caught in a loop. */
function repeatsItself(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at + 5 <= words.length; at++) {
    const row = words.slice(at, at + 5).join(" ");
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= 3);
}

/** Eight hexadecimal digits that no text can foresee. */
function newMark(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, "0");
}

/** Tasks with a list as response: one request, and each line is a version. */
const listTasks: readonly AssistanceInput["Task"][] = ["ideas", "critique"];

/**
 * Asks a model for the versions of a task, all at the same time, and emits what it writes. Returns the number of characters
 * received. Never throws: a version that fails is an event.
 */
export async function emitVersions(complete: Complete, input: AssistanceInput, emit: Emit): Promise<number> {
  const isList = listTasks.includes(input.Task);
  const seen = new Set([input.Text.trim()]);
  let received = 0;

  const emitText = (Version: number, response: string) => {
    const Text = cleanVersion(response, input.Text);
    // The same wording twice is no choice.
    if (Text === "" || seen.has(Text) || !doesTask(input, Text)) return emit("failed", { Version, Problem: "empty" });
    seen.add(Text);
    return emit("version", { Version, Text });
  };
  const emitLines = (response: string) => {
    const lines = cleanLines(response).slice(0, 8);
    if (lines.length === 0) emit("failed", { Version: 0, Problem: "empty" });
    for (const [Version, Text] of lines.entries()) emit("version", { Version, Text });
  };

  const write = async (Version: number) => {
    const mark = newMark();
    const temperature = temperatures[Version] ?? 1;
    const completion = { messages: messagesFor(input, mark), temperature, most: mostFor(input) };
    let response = "";
    try {
      for await (const Text of complete(completion)) {
        response += Text;
        received += Text.length;
        if (Text !== "" && !isList) emit("words", { Version, Text });
      }
      if (isList) emitLines(response);
      else emitText(Version, response);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      emit("failed", { Version, Problem: error.problem });
    }
  };

  await Promise.all(isList ? [write(0)] : temperatures.map((_, version) => write(version)));
  emit("end", {});
  return received;
}
