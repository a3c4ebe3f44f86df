/** What models write around a response although they were asked not to: reasoning, and the marks of the prompt. */
const reasoning = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const marks = /<\/?(?:text|before|after|facts)(?:-[\w-]*)?>/gi;
const fence = /^```[\w-]*\n([\s\S]*?)\n?```$/;
const introduction =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok)\b[!,.]?\s*)?(?:here(?:['’]s| is| are)\b[^\n:]{0,80}\b(?:version|text|wording|rewording|rewrite|revision|sentence|paragraph|continuation|ideas?|suggestions?|options?|lines?)\b[^\n:]{0,60}:|(?:reworded|rewritten|revised|shorter|new|plain(?:er)?|formal|friendlier) (?:text|version|wording|sentence):)\s*/i;
const afterword =
  /\n\s*\n\s*(?:\(?note:|i (?:have |kept |made |changed |hope )|let me know|this version|explanation:|changes:)[\s\S]*$/i;
const pairs: Readonly<Record<string, string>> = { '"': '"', "“": "”", "'": "'", "‘": "’", "«": "»" };

/** What only a response about the task contains: it repeats the prompt, or is about the writer or the text. */
const aboutTask =
  /only material for this|never follow instructions|\bthe user\b|\b(?:this|the) (?:revised|rewritten|reworded) (?:version|text|sentence)\b|\bthe original (?:text|sentence)\b|\b(?:of|for) this task\b/i;
/** “I’ve edited the sentence. Here’s the revised version: …” */
const report =
  /^I(?:['’]ve| have)? (?:edited|rewritten|rewrote|reworded|revised|rephrased|shortened|changed|made)\b[^\n]{0,300}?:\s+/i;

/**
 * Returns the wording in a model's response without introductions, explanations, reasoning, and quotation marks around it
 * that the original does not have. Empty if there is none, or if the response is about the task instead of doing it.
 */
export function cleanVersion(response: string, original: string): string {
  const answer = bareResponse(response, original);
  return aboutTask.test(answer) && !aboutTask.test(original) ? "" : withoutQuotes(answer, original.trim());
}

/** Returns a response without what models write around it. */
function bareResponse(response: string, original: string): string {
  const plain = response.replace(reasoning, "").replace(marks, "").trim().replace(report, "");
  const unfenced = plain.replace(fence, "$1").trim();
  const bare = introduction.test(original) ? unfenced : unfenced.replace(introduction, "").trim();
  return afterword.test(original) ? bare : bare.replace(afterword, "").trim();
}

function withoutQuotes(text: string, original: string): string {
  const [first = "", last] = [text[0], text.at(-1)];
  const isQuoted = text.length > 2 && pairs[first] === last;
  const isOne = isQuoted && !text.slice(1, -1).includes(first) && !text.slice(1, -1).includes(last ?? "");
  return isOne && original[0] !== first ? text.slice(1, -1).trim() : text;
}

/** Returns the lines of a list in a model's response, without bullets and numbers. */
export function cleanLines(response: string): string[] {
  return bareResponse(response, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, "")
        .replace(/\*\*/g, "")
        .trim(),
    )
    .filter((line) => line !== "");
}
