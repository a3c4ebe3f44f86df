import { describe, expect, it, test } from "vitest";
import { analyse } from "../testing/run-rule.ts";
import { inMemory } from "../text/vocabulary.ts";
import { compile } from "./compile.ts";
import { PatternError } from "./element.ts";
import { replacement } from "./replace.ts";
import { createTrie } from "./trie.ts";

const read = (text: string) => analyse({ text, kind: "prose" });

/** The stretches of a text that a pattern matches. */
function found(pattern: string, text: string): string[] {
  const a = read(text);
  return createTrie([{ pattern: compile(pattern), value: 0 }])
    .matches(a.tokens)
    .map(({ first, last }) => text.slice(a.tokens[first]?.start, a.tokens[last - 1]?.end));
}

/** The text with its first match replaced. */
function replaced(pattern: string, template: string, text: string): string {
  const a = read(text);
  const [match] = createTrie([{ pattern: compile(pattern), value: 0 }]).matches(a.tokens);
  const place = match && replacement(a, match.first, match.last, [template]);
  return place ? text.slice(0, place.start) + (place.suggestions[0] ?? "") + text.slice(place.end) : text;
}

describe("what a pattern finds", () => {
  it.each([
    ["in order to", "He came In order to eat.", ["In order to"]],
    ["don't", "He don’t and I don't.", ["don’t", "don't"]],
    ["big|old dog", "A big dog and an old dog.", ["big dog", "old dog"]],
    ["lemma:go home", "He went home; she goes home.", ["went home", "goes home"]],
    ["verb:make a noun:choice", "He made a choice and makes choices.", ["made a choice"]],
    ["VERB:purchase", "We purchased it. The purchase was good.", ["purchased"]],
    ["NOUN:purchase|gift", "We purchased it. The purchase was a gift.", ["purchase", "gift"]],
    ["noun:child", "A child among children was childed.", ["child", "children"]],
    ["\\Polish", "Polish people polish.", ["Polish"]],
    ["DET NOUN", "The dog ran.", ["The dog"]],
    ["un*", "An unseen uncle ran.", ["unseen", "uncle"]],
    ["very ~very good", "very good, very very good", ["very good", "very very good", "very good"]],
    ["not ... but", "not this one but that", ["not this one but"]],
    ["not ... but", "not this, but that", []],
    ["^ so", "So it is so.", ["So"]],
    ["done $", "Done well. Well done.", ["done"]],
    ["[he] go", "he go, they go", ["go"]],
    ["go [home]", "go home, go away", ["go"]],
    ["go [!home]", "go home, go away, go", ["go", "go"]],
    ["go [and|$]", "They go. We go and eat. You go home.", ["go", "go"]],
    ["a !b c", "a x c. a b c.", ["a x c"]],
    ["one two", "One. Two.", []],
  ])("%s", (pattern, text, expected) => {
    expect(found(pattern, text)).toEqual(expected);
  });
});

describe("many ways to go", () => {
  // Without a memory of what was tried in vain these would take longer than anyone waits.
  it.each([
    [`a ${"~a ".repeat(40)}b`, `${"a ".repeat(60)}c`],
    [`a ${"... a ".repeat(20)}b`, `${"a ".repeat(200)}c`],
  ])("are each gone once: %s", (pattern, text) => {
    expect(found(pattern, text)).toEqual([]);
  });
  it("are found however they are indexed", () => {
    expect(found("*ing ~the NOUN", "Running dogs. Seeing the dogs.")).toEqual(["Running dogs", "Seeing the dogs"]);
    expect(found("~very ADJ dog", "A big dog, a very big dog.")).toEqual(["big dog", "very big dog", "big dog"]);
  });
});

describe("what it writes instead", () => {
  it.each([
    ["in order to", "to", "In order to win, run.", "To win, run."],
    ["lemma:utilize", "CT(use,$0)", "He utilizes it.", "He uses it."],
    ["lemma:utilize", "CT(use,$0)", "utilizing it", "using it"],
    ["make|made a decision", "CT(decide,$0)", "He made a decision.", "He decided."],
    ["verb:commence", "CT(begin,$0)", "He commenced it.", "He began it."],
    ["verb:commence", "CT(begin,$0)", "He has not commenced it.", "He has not begun it."],
    ["verb:commence", "CT(begin,$0)", "The work commenced by Ann went on.", "The work begun by Ann went on."],
    ["verb:be indicative of", "CT(show,$0)", "Spots were indicative of it.", "Spots showed it."],
    ["noun:methodology", "PL(method,$0)", "Two methodologies failed.", "Two methods failed."],
    ["noun:methodology", "PL(way to work,$0)", "One methodology failed.", "One way to work failed."],
    ["noun:bus", "PL(coach,$0)", "The bus left.", "The coach left."],
    ["erroneous", "wrong", "It was an erroneous idea.", "It was a wrong idea."],
    ["final outcome", "outcome", "A final outcome came.", "An outcome came."],
    ["huge", "big", "It was a huge idea.", "It was a big idea."],
    ["basically", "", "It is basically over.", "It is over."],
    ["basically", "", "Basically it is over.", "It is over."],
    ["basically", "", "It is over basically.", "It is over."],
    ["in order to", "to", "IN ORDER TO WIN", "TO WIN"],
    ["big dog", "$1 $0", "a big dog", "a dog big"],
    ["it is", "it's", "It’s late, it is.", "It’s late, it’s."],
  ])("%s → %s in “%s”", (pattern, template, text, expected) => {
    expect(replaced(pattern, template, text)).toBe(expected);
  });
});

describe("what cannot be read", () => {
  it.each([
    ["", 0],
    ["a||b", 0],
    ["~a ~b", 0],
    ["a [b] c", 2],
    ["a *b*c*", 1],
  ])("“%s” is refused at element %d", (pattern, position) => {
    expect(() => compile(pattern)).toThrow(PatternError);
    try {
      compile(pattern);
    } catch (error) {
      expect(error).toMatchObject({ position });
    }
  });
});

test("phrases that are read when their first word is met are found like any other, again and again", () => {
  const sources = [
    "in order to",
    "verb:make a decision|choice",
    "lemma:utilize",
    "all in all ,",
    "the NOUN of",
    "[a] nutshell",
    "^ all in",
    "decision $",
    "verb:utilize [!end]",
    "\\All in",
  ];
  const early = createTrie(sources.map((source) => ({ pattern: compile(source), value: source })));
  const sourceOf = (number: number) => sources[number] ?? "";
  const unread = { count: sources.length, sourceOf, valueOf: sourceOf };
  const late = createTrie([], unread);
  const { tokens } = read(
    "All in all, he made a choice in order to utilize the end of a nutshell and makes a decision.",
  );
  expect(early.matches(tokens).map(({ value }) => value)).toHaveLength(11);
  expect(late.matches(tokens)).toEqual(early.matches(tokens));
  expect(late.matches(tokens)).toEqual(early.matches(tokens));
  const spread = createTrie([], unread, inMemory, createTrie([], unread).spread());
  expect(spread.matches(tokens)).toEqual(early.matches(tokens));
});

test("a word exactly as written is looked for only where that word stands", () => {
  const { tokens } = read("Nobody asked for a Polish meal or POLISH it; polish it.");
  let asked = 0;
  const pattern = compile("\\Polish meal");
  const body = pattern.body.map((element) => ({
    ...element,
    test: (...given: Parameters<typeof element.test>) => {
      asked++;
      return element.test(...given);
    },
  }));
  const trie = createTrie([{ pattern: { ...pattern, body }, value: 0 }]);
  expect(trie.matches(tokens)).toMatchObject([{ first: 4, last: 6 }]);
  expect(asked).toBe(2);
});
