import { describe, expect, it, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import type { Format } from "../engine.ts";
import type { Finding } from "../findings/finding.ts";
import { defaultSettings, type TeamRule } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());
const rule = (match: string, replace = "", more: Partial<TeamRule> = {}): TeamRule => ({
  id: "1",
  match,
  replace,
  message: "",
  ...more,
});
const team = (text: string, rules: readonly TeamRule[], format: Format = "text"): Finding[] =>
  engine.check(text, { format, settings: { ...defaultSettings, rules } }).filter(({ kind }) => kind === "team");
const found = (match: string, text: string, more: Partial<TeamRule> = {}): string[] =>
  team(text, [rule(match, "", more)]).map((finding) => finding.text);
const offered = (match: string, replace: string, text: string, more: Partial<TeamRule> = {}): string[] =>
  team(text, [rule(match, replace, more)]).flatMap(({ suggestions }) => suggestions);

describe("a plain phrase is found as it is written", () => {
  it.each([
    ["e-mail", "Send an E-mail or an email.", ["E-mail"]],
    ["e-mail", "Use e-mail-based tools and e‑mail.", ["e‑mail"]],
    ["Q&A", "A Q&A session, not Q & A.", ["Q&A"]],
    ["Q & A", "A Q&A session, not Q & A.", ["Q & A"]],
    ["C++", "We write C++ and C and C +.", ["C++"]],
    ["C#", "We write C# and C.", ["C#"]],
    [".NET", "We use .NET here. Net gains grew.", [".NET"]],
    ["Node.js", "We run node.js and node.", ["node.js"]],
    ["e.g.", "Tools, e.g. hammers, are here.", ["e.g."]],
    ["etc.", "Hammers, etc. are here.", ["etc."]],
    ["don't", "We don’t and we don't.", ["don’t", "don't"]],
    ["rock 'n' roll", "They play rock ’n’ roll.", ["rock ’n’ roll"]],
    ['"smart" card', "A “smart” card and a smart card.", ["“smart” card"]],
    ["24/7", "We are open 24/7, not 24.", ["24/7"]],
    ["and/or", "This and/or that, and or.", ["and/or"]],
    ["3rd party", "A 3rd party came.", ["3rd party"]],
    ["100 %", "It is 100 % sure and 100% sure.", ["100 %", "100%"]],
    ["Stop. Go", "Stop. Go now, stop go.", ["Stop. Go"]],
    ["Yahoo!", "I like Yahoo! very much.", ["Yahoo!"]],
    ["café", "A cafe\u0301 and a café.", ["cafe\u0301", "café"]],
    ["naïve", "A naive man.", []],
    ["in order\nto", "He came in order to eat.", ["in order to"]],
    ["user's guide", "The user’s guide, the users guide.", ["user’s guide"]],
    ["(c)", "It is (c) us.", ["(c)"]],
    ["well...", "Well… no. Well... no.", ["Well…", "Well..."]],
    ["~50", "It is ~50 or 50.", ["~50"]],
    ["$5", "It costs $5 or 5.", ["$5"]],
    ["f**k", "What the fork!", ["fork"]],
    ["\\f**k", "What the fork and f**k!", ["f**k"]],
    ["[sic]", "He go [sic] home, sic.", ["[sic]"]],
    ["日本", "In 日本 now.", ["日本"]],
    ["👍", "Fine 👍 then.", ["👍"]],
    ["X", "On X now.", ["X"]],
  ])("%s", (match, text, expected) => {
    expect(found(match, text)).toEqual(expected);
  });

  it("across a line break of a wrapped paragraph", () => {
    const text = `${"We all came together here in the great hall in order".padEnd(52)}\nto talk about what had been done for the people of it.`;
    expect(found("in order to", text)).toEqual(["in order\nto"]);
    expect(found("/in order to/", text)).toEqual(["in order\nto"]);
  });
  it("not inside code or an address, unless it is one", () => {
    expect(team("Type `leverage` now and leverage it.", [rule("leverage")], "markdown").map((f) => f.start)).toEqual([
      24,
    ]);
    expect(team("Type `leverage` now and leverage it.", [rule("/lever+age/")], "markdown").map((f) => f.start)).toEqual(
      [24],
    );
    expect(found("example", "See https://example.org/example for an example.")).toEqual(["example"]);
    expect(found("https://example.org", "See https://example.org now.")).toEqual(["https://example.org"]);
  });
});

describe("every element of a pattern", () => {
  it.each([
    ["utilize", "UTILIZE or Utilize it.", ["UTILIZE", "Utilize"]],
    ["\\Polish", "Polish people polish.", ["Polish"]],
    ["\\noun", "A noun and a dog.", ["noun"]],
    ["lemma:go home", "He went home; she goes home; gone home; go away.", ["went home", "goes home", "gone home"]],
    ["CT(be) able to", "I am able to go, they were able to go, be ables.", ["am able to", "were able to"]],
    ["CT( go ) out", "We went out.", ["went out"]],
    ["lemma:travel", "He travelled; traveling light.", ["travelled", "traveling"]],
    ["NN", "The old dog ran to example.org.", ["dog"]],
    ["NNS", "The dogs saw children and a man.", ["dogs", "children"]],
    ["NN*", "The dogs saw Paris.", ["dogs", "Paris"]],
    ["VBZ", "She walks and they walk.", ["walks"]],
    ["VBG it", "Doing it, do it.", ["Doing it"]],
    ["has VBN", "She has walked home and has a dog.", ["has walked"]],
    ["MD not", "You must not go and did not go.", ["must not"]],
    ["JJR than", "It is bigger than big, clever than.", ["bigger than"]],
    ["JJS", "It is the biggest and the best test.", ["biggest", "best"]],
    ["PRP$ dog", "My dog saw her dog and the dog.", ["My dog", "her dog"]],
    ["CD dogs", "Two dogs, 3 dogs, some dogs.", ["Two dogs", "3 dogs"]],
    ["VERB to", "We want to go, next to me.", ["want to"]],
    ["very adj", "A very big dog runs very quickly.", ["very big"]],
    ["very adv", "A very big dog runs very quickly.", ["very quickly"]],
    ["det noun", "The dog ran to my house.", ["The dog", "my house"]],
    ["prep the noun", "In the house, see the house.", ["In the house"]],
    ["verb up", "They gave up, high up.", ["gave up"]],
    ["adj, adj", "A big, old dog; a big dog.", ["big, old"]],
    ["big|small dog", "A big dog, a small dog, an old dog.", ["big dog", "small dog"]],
    ["e.g.|Q&A", "Tools, e.g. hammers; a Q&A.", ["e.g.", "Q&A"]],
    ["noun|pretty big", "A dog big as a pretty big man.", ["dog big", "pretty big"]],
    ["very ~very good", "Very good; very very good.", ["Very good", "very very good"]],
    ["a ~e.g. b", "a b; a e.g. b.", ["a b", "a e.g. b"]],
    ["optimi*", "We optimize and optimised optics.", ["optimize", "optimised"]],
    ["*iz*e", "We utilizable size realize.", ["utilizable", "size", "realize"]],
    ["a * dog", "a big dog, a dog.", ["a big dog"]],
    ["not ... but", "not this one but that", ["not this one but"]],
    ["not ... but", "not this one here now but that; not this, but that", []],
    ["^ so", "So it is so.", ["So"]],
    ["^So", "So it is so.", ["So"]],
    ["/\\d{3}-\\d{4}/", "Call 555-1234 now.", ["555-1234"]],
    ["/colour/i", "Colour it.", ["Colour"]],
    ["/\\p{Lu}{3}/", "ABC abc", ["ABC", "abc"]],
  ])("%s in “%s”", (match, text, expected) => {
    expect(found(match, text)).toEqual(expected);
  });
  it("compares capitals when asked", () => {
    expect(found("It", "It, not it.", { caseSensitive: true })).toEqual(["It"]);
    expect(found("/\\p{Lu}{3}/", "ABC abc", { caseSensitive: true })).toEqual(["ABC"]);
    expect(found("Opt*", "Optics and optics", { caseSensitive: true })).toEqual(["Optics"]);
  });
});

describe("what is written instead", () => {
  it.each([
    ["e-mail", "email", "E-mail me an e-mail.", ["Email", "email"]],
    ["utilize", "use | employ @ apply", "We utilize it.", ["use", "employ", "apply"]],
    ["mail us", "write to a.b@c.org", "Now mail us.", ["write to a.b@c.org"]],
    ["at sign", "\\@ | a\\|b", "The at sign.", ["@", "a|b"]],
    ["lemma:utilize", "CT(use,$0)", "She utilizes it, utilizing, utilized.", ["uses", "using", "used"]],
    ["lemma:utilize", "CT(write,$0)", "He had utilized it. He utilized it.", ["written", "wrote"]],
    ["lemma:utilize", "CT(make use of, $0)", "She utilizes it.", ["makes use of"]],
    ["blacklist|blacklists", "CT(block list,$0)", "The blacklists and a blacklist.", ["block lists", "block list"]],
    ["lemma:travel", "CT(go,$0)", "He travelled.", ["went"]],
    ["adj and adj", "$2 and $0", "It is big and old.", ["old and big"]],
    ["NN , NN", "$0$1 $2", "cats, dog , cat", ["dog, cat"]],
    ["basically", '""', "It is basically over.", [""]],
    ["five dollars", "\\$5", "It costs five dollars.", ["$5"]],
    ["/(\\d{3})-(\\d{4})/", "$1 $2 | $0", "Call 555-1234.", ["555 1234"]],
    ["/e-?mails?/", "message", "E-mails came.", ["Message"]],
    ["github", "GitHub", "Github, github, GitHub, GITHUB.", ["GitHub", "GitHub", "GitHub"]],
    ["Internet", "internet", "The Internet and the internet. Internet it is.", ["internet"]],
    ["NASA", "the agency", "NASA came. They saw NASA.", ["The agency", "the agency"]],
    ["buy", "get", "BUY NOW", ["GET"]],
    ["phone", "iPhone", "Phone me.", ["iPhone"]],
    ["don't", "do not", "I don’t.", ["do not"]],
    ["do not", "don't", "I’m sure you do not.", ["don’t"]],
  ])("%s → %s in “%s”", (match, replace, text, expected) => {
    expect(offered(match, replace, text)).toEqual(expected);
  });
  it("deletes with a neighbouring blank", () => {
    const [only] = team("It is basically over.", [rule("basically", '""')]);
    expect([only?.start, only?.end, only?.suggestions]).toEqual([6, 16, [""]]);
  });
  it("takes suggestions from the message", () => {
    const [only] = team("We leverage it.", [rule("leverage", "", { message: "Say [use] or [CT(apply,$0)]." })]);
    expect([only?.message, only?.suggestions]).toEqual(["Say “use” or “CT(apply,$0)”.", ["use", "apply"]]);
  });
  it("says something when the rule does not", () => {
    const said = (replace: string, name?: string): string | undefined =>
      team("We leverage it.", [rule("leverage", replace, name ? { name } : {})])[0]?.message;
    expect([said("use"), said(""), said('""'), said("use", "Plain words")]).toEqual([
      "Style guide: use “use”.",
      "Style guide: check this wording.",
      "Style guide: remove this.",
      "Plain words: use “use”.",
    ]);
  });
});

describe("what else a rule may say", () => {
  test("how grave it is, and whether it is on", () => {
    const levels = (["hint", "warning", "error"] as const).map(
      (level) => team("Leverage.", [rule("leverage", "", { level })])[0]?.level,
    );
    expect(levels).toEqual(["hint", "warning", "error"]);
    expect(team("Leverage.", [rule("leverage")])[0]?.level).toBe("warning");
    expect(found("leverage", "Leverage.", { enabled: false })).toEqual([]);
  });
  test("in which company it speaks", () => {
    const text = "The bank of the river. The bank has money. The bank.";
    const places = (more: Partial<TeamRule>): number[] =>
      team(text, [rule("bank", "", more)]).map(({ start }) => start);
    expect(places({ includeContext: ["river", "lemma:have ~some money"] })).toEqual([4, 27]);
    expect(places({ excludeContext: ["river"] })).toEqual([27, 47]);
    expect(places({ includeContext: ["money"], excludeContext: ["has"] })).toEqual([]);
    const expression = team(text, [rule("/bank/", "", { includeContext: ["money"] })]);
    expect(expression.map(({ start }) => start)).toEqual([27]);
  });
});

describe("what cannot be used", () => {
  const problem = (more: Partial<TeamRule>): [string | undefined, string | undefined, string | undefined] => {
    const broken = { ...rule("x"), ...more };
    const [only] = engine.problems({ ...defaultSettings, rules: [rule("fine"), broken] });
    const text = only ? broken[only.field] : undefined;
    const stretch =
      only?.position && typeof text === "string" ? text.slice(only.position.start, only.position.end) : undefined;
    expect(only?.index).toBe(1);
    return [only?.field, stretch, only?.message];
  };
  it.each([
    [{ match: "  " }, "match", undefined],
    [{ match: "one two||three" }, "match", "two||three"],
    [{ match: "one |two" }, "match", "|two"],
    [{ match: "*" }, "match", "*"],
    [{ match: "~a ~b" }, "match", "~a ~b"],
    [{ match: "a ^ b" }, "match", "^"],
    [{ match: "a b ..." }, "match", "..."],
    [{ match: "... a" }, "match", "..."],
    [{ match: "lemma: go" }, "match", "lemma:"],
    [{ match: "CT() home" }, "match", "CT()"],
    [{ match: `so ${"~x ".repeat(11)}y` }, "match", "~x"],
    [{ match: `a ${"... a ".repeat(6)}` }, "match", "..."],
    [{ match: "/(unclosed/" }, "match", "(unclosed"],
    [{ match: "/[z-a]/" }, "match", "z-a"],
    [{ match: "/(?:a?)*(?=b)/" }, "match", "(?:a?)*(?=b)"],
    [{ match: "/(a)\\1/" }, "match", "\\1"],
    [{ match: "/(a{500}){500}/" }, "match", "(a{500}){500}"],
    [{ match: `/(${"ab".repeat(20)}){200}/` }, "match", `(${"ab".repeat(20)}){200}`],
    [{ match: "x".repeat(501) }, "match", undefined],
    [{ match: "x".repeat(70) }, "match", "x".repeat(70)],
    [{ match: "a b", replace: "c|$9" }, "replace", "$9"],
    [{ match: "/(a)/", replace: "$2" }, "replace", "$2"],
    [{ match: "a", replace: "b CT(go) c" }, "replace", "CT(go)"],
    [{ match: "a", replace: "CT(go,$1)" }, "replace", "CT(go,$1)"],
    [{ match: "a", replace: "CT(go" }, "replace", "CT(go"],
    [{ match: "/a/", replace: "CT(go,$0)" }, "replace", "CT(go,$0)"],
    [{ message: "Say [$3]." }, "message", "$3"],
    [{ includeContext: ["a|"] }, "includeContext", undefined],
    [{ excludeContext: ["a", "b", "c", "d"] }, "excludeContext", undefined],
  ])("%j", (more, field, stretch) => {
    const [at, text, message] = problem(more);
    expect([at, text]).toEqual([field, stretch]);
    expect(message).toMatch(/^\S.*\.$/);
  });
  it("is what takes too long with the others", () => {
    const rules = Array.from({ length: 60 }, (_, i) => rule(`/(\\w{30}[ab]){30}${i}/`));
    const refused = engine.problems({ ...defaultSettings, rules }).map(({ index }) => index);
    expect([refused[0], refused.at(-1)]).toEqual([expect.any(Number), 59]);
    expect(refused[0]).toBeGreaterThan(10);
    expect(engine.problems({ ...defaultSettings, rules: [rule("/\\d{1,90}[-.]\\d{1,90}/")] })).toEqual([]);
  });
  it("harms no other rule", () => {
    expect(team("All is fine.", [rule("/(/"), rule("fine", "$7"), rule("all")]).map(({ text }) => text)).toEqual([
      "All",
    ]);
  });
});

describe("trying a rule before it is saved", () => {
  test("says whether it compiles, finds the wrong sentence and leaves the right one", () => {
    const examples = { wrong: "We utilize it.", right: "We use it." };
    expect(engine.tryTeamRule(rule("utilize", "use"), examples)).toEqual({
      problems: [],
      wrongRaises: true,
      rightStaysSilent: true,
    });
    const other = engine.tryTeamRule(rule("use", "apply", { enabled: false }), examples);
    expect([other.wrongRaises, other.rightStaysSilent]).toEqual([false, false]);
    expect(engine.tryTeamRule(rule("use"))).toEqual({
      problems: [],
      wrongRaises: undefined,
      rightStaysSilent: undefined,
    });
    const broken = engine.tryTeamRule(rule("/(/"), examples);
    expect([broken.problems.map(({ index }) => index), broken.wrongRaises]).toEqual([[0], false]);
  });
});
