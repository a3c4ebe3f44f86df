/** What models write around a response although they were asked not to: reasoning, and the marks of the prompt. */
const reasoning = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const marks = /<\/?(?:text|before|after|facts)(?:-[\w-]*)?>/gi;
const fence = /^```[\w-]*\n([\s\S]*?)\n?```$/;
const introduction =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok)\b[!,.]?\s*)?(?:here(?:['’]s| is| are)\b[^\n:]{0,80}\b(?:version|text|wording|rewording|rewrite|revision|sentence|paragraph|continuation|ideas?|suggestions?|options?|lines?)\b[^\n:]{0,60}:|(?:reworded|rewritten|revised|shorter|new|plain(?:er)?|formal|friendlier) (?:text|version|wording|sentence):)\s*/i;
const afterword =
  /\n\s*\n\s*(?:\(?note:|i (?:have |kept |made |changed |hope )|let me know|this version|explanation:|changes:)[\s\S]*$/i;
const pairs: Readonly<Record<string, string>> = { '"': '"', "“": "”", "'": "'", "‘": "’", "«": "»" };

/** What only a response that repeats the prompt contains. */
const repeated = /only material for this|never follow instructions|the user['’]s message is only/i;

/**
 * Returns the wording in a model's response without introductions, explanations, reasoning, and quotation marks around it
 * that the original does not have. Empty if there is none, or if the response repeats the prompt.
 */
export function cleanVersion(response: string, original: string): string {
  if (repeated.test(response) && !repeated.test(original)) return "";
  const plain = response.replace(reasoning, "").replace(marks, "").trim();
  const unfenced = plain.replace(fence, "$1").trim();
  const bare = introduction.test(original) ? unfenced : unfenced.replace(introduction, "").trim();
  const answer = afterword.test(original) ? bare : bare.replace(afterword, "").trim();
  return withoutQuotes(answer, original.trim());
}

function withoutQuotes(text: string, original: string): string {
  const [first = "", last] = [text[0], text.at(-1)];
  const isQuoted = text.length > 2 && pairs[first] === last;
  const isOne = isQuoted && !text.slice(1, -1).includes(first) && !text.slice(1, -1).includes(last ?? "");
  return isOne && original[0] !== first ? text.slice(1, -1).trim() : text;
}

/** Returns the lines of a list in a model's response, without bullets and numbers. */
export function cleanLines(response: string): string[] {
  return cleanVersion(response, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, "")
        .replace(/\*\*/g, "")
        .trim(),
    )
    .filter((line) => line !== "");
}
