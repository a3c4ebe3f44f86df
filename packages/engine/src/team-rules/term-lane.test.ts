import { describe, expect, it, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import type { Format } from "../engine.ts";
import type { Finding } from "../findings/finding.ts";
import { defaultSettings, type Term, type TermStatus } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());
let next = 0;
const term = (text: string, status: TermStatus, more: Partial<Term> = {}): Term => ({
  id: String(next++),
  text,
  status,
  ...more,
});
const all = (text: string, terms: readonly Term[], format: Format = "text"): Finding[] =>
  engine.check(text, { format, settings: { ...defaultSettings, terms } });
const check = (text: string, terms: readonly Term[], format: Format = "text"): Finding[] =>
  all(text, terms, format).filter(({ kind }) => kind === "team");
const fixes = (text: string, terms: readonly Term[], format: Format = "text"): [string, string | undefined][] =>
  check(text, terms, format).map((finding) => [finding.text, finding.suggestions[0]]);

describe("an approved term is put right in any other writing", () => {
  it.each<[string, string, [string, string][]]>([
    [
      "GitHub",
      "We use Github, github and GITHUB.",
      [
        ["Github", "GitHub"],
        ["github", "GitHub"],
        ["GITHUB", "GitHub"],
      ],
    ],
    ["GitHub", "GitHub’s page and Github's page.", [["Github", "GitHub"]]],
    ["GitHub", "A Github-hosted page.", [["Github", "GitHub"]]],
    [
      "e-mail",
      "An email, an e mail, an E-mail, an e-mail.",
      [
        ["email", "e-mail"],
        ["e mail", "e-mail"],
        ["E-mail", "e-mail"],
      ],
    ],
    ["e-mail", "Emails came; e-mails came.", [["Emails", "E-mails"]]],
    [
      "email",
      "E-mail me. An e-mail.",
      [
        ["E-mail", "Email"],
        ["e-mail", "email"],
      ],
    ],
    [
      "website",
      "A web site and three web sites.",
      [
        ["web site", "website"],
        ["web sites", "websites"],
      ],
    ],
    ["real-time data", "We see real time data and real-time data.", [["real time data", "real-time data"]]],
    [
      "Q&A",
      "A Q & A, a q&a, a Q&A.",
      [
        ["Q & A", "Q&A"],
        ["q&a", "Q&A"],
      ],
    ],
    ["C++", "We write c++ and C++.", [["c++", "C++"]]],
    ["iPhone", "An Iphone and an iPhone.", [["Iphone", "iPhone"]]],
    ["Acme Cloud®", "Our acme cloud is Acme Cloud® or Acme Cloud.", [["acme cloud", "Acme Cloud®"]]],
    ["API", "The Apis are APIs.", [["Apis", "APIs"]]],
    ["Node.js", "We run node.js now.", [["node.js", "Node.js"]]],
  ])("%s in “%s”", (text, sentence, expected) => {
    expect(fixes(sentence, [term(text, "Approved")])).toEqual(expected);
  });

  it.each([
    ["email", "Email me. “Email me,” she said. Note: Email is read. EMAIL is read. email®"],
    ["e-mail", "E-mail me."],
    ["GitHub", "GitHub® and GitHub™ and GitHub’s."],
    ["iPhone", "IPhone is first. iPhone is next."],
    ["nowhere", "He is now here."],
    ["together", "He went to get her."],
    ["login", "You log in here; they logged in."],
    ["set-up", "We set up the table."],
    ["Word", "Some words are long."],
    ["Apple", "Apples and apples."],
    ["mail", "An e-mail and a mail-based thing."],
    ["website", "The web. Site is down; web, site."],
    ["email", "The letters e ma il are there."],
  ])("%s is right in “%s”", (text, sentence) => {
    const found = fixes(sentence, [term(text, "Approved")]);
    expect(found).toEqual([]);
  });

  it("may have the capitals of a heading", () => {
    const approved = [term("data set", "Approved"), term("e-mail", "Approved"), term("GitHub", "Approved")];
    expect(fixes("# The Data Set and the E-Mail\n\n## ON GITHUB AND E-MAIL", approved, "markdown")).toEqual([]);
    expect(fixes("# A dataset on Github", approved, "markdown")).toEqual([
      ["dataset", "data set"],
      ["Github", "GitHub"],
    ]);
    expect(fixes("NEWS FROM GITHUB AND OTHERS", approved)).toEqual([]);
  });
  it("leaves alone what is another entry of its own", () => {
    const both = [term("web site", "Approved"), term("website", "Approved")];
    expect(fixes("A website and a web site.", both)).toEqual([]);
    const rejected = [term("e-mail", "Approved"), term("email", "Rejected")];
    expect(fixes("An email, an e mail.", rejected)).toEqual([["e mail", "e-mail"]]);
  });
  it("flags the variants it is given", () => {
    const kube = [term("Kubernetes", "Approved", { variants: ["K8s", "kube cluster"] })];
    expect(fixes("On k8s and kube clusters.", kube)).toEqual([
      ["k8s", "Kubernetes"],
      ["kube clusters", "Kubernetes"],
    ]);
  });
});

test("a term does not reach across the end of a sentence, though its own word has the period", () => {
  const forbidden = [term("etc. page", "Forbidden")];
  expect(fixes("We saw it, etc. Page two follows.", forbidden)).toEqual([]);
  expect(fixes("We saw the etc. page there.", forbidden)).toEqual([["etc. page", undefined]]);
});

describe("a term that is out of use is flagged as it is entered", () => {
  it.each<[TermStatus, string, string]>([
    ["Admitted", "hint", "colour"],
    ["Deprecated", "warning", "colour"],
    ["Forbidden", "error", "colour"],
  ])("%s is a %s", (status, level) => {
    const [only] = check("The hue is red.", [term("hue", status, { replacement: "colour" })]);
    expect([only?.level, only?.text, only?.suggestions]).toEqual([level, "hue", ["colour"]]);
  });
  test("only a forbidden or deprecated one needs no replacement", () => {
    const speaks = (status: TermStatus): number => check("The hue is red.", [term("hue", status)]).length;
    expect((["Admitted", "Deprecated", "Forbidden", "Pending", "Rejected", "Approved"] as const).map(speaks)).toEqual([
      0, 1, 1, 0, 0, 0,
    ]);
  });
  test("the approved term of the same concept is offered before its own replacement", () => {
    const terms = [
      term("block list", "Approved", { conceptId: "c1" }),
      term("deny list", "Admitted", { conceptId: "c1" }),
      term("blacklist", "Deprecated", { conceptId: "c1", replacement: "other" }),
      term("whitelist", "Deprecated", { replaceWith: ["allow list", "safe list"], replacement: "permit list|ok list" }),
    ];
    const offers = check("Blacklists, deny lists, whitelists, block lists.", terms);
    expect(offers.map(({ text, level, suggestions }) => [text, level, suggestions])).toEqual([
      ["Blacklists", "warning", ["Block lists"]],
      ["deny lists", "hint", ["block lists"]],
      ["whitelists", "warning", ["allow lists", "safe lists", "permit lists", "ok lists"]],
    ]);
  });
  test("in its forms, which the suggestion takes over", () => {
    const terms = [
      term("spaceship", "Deprecated", { replacement: "starship" }),
      term("utilize", "Deprecated", { replacement: "make use of", partOfSpeech: "verb" }),
      term("log in", "Deprecated", { replacement: "sign in" }),
      term("woman", "Deprecated", { replacement: "lady", matchForms: false }),
    ];
    expect(fixes("Spaceships here. She utilizes it, utilized. They logged in. Women.", terms)).toEqual([
      ["Spaceships", "Starships"],
      ["utilizes", "makes use of"],
      ["utilized", "made use of"],
      ["logged in", "signed in"],
    ]);
    expect(fixes("The spaceship's hull.", terms)).toEqual([["spaceship", "starship"]]);
  });
  test("not in another writing, another part of speech or as part of another word", () => {
    expect(fixes("The website is on.", [term("web site", "Deprecated")])).toEqual([]);
    expect(fixes("An email.", [term("e-mail", "Deprecated", { replacement: "email" })])).toEqual([]);
    expect(fixes("A man-made lake, an e-mail.", [term("man", "Forbidden"), term("mail", "Forbidden")])).toEqual([]);
    const verb = [term("impact", "Deprecated", { partOfSpeech: "verb", replacement: "affect" })];
    expect(fixes("The impact is big. It will impact us.", verb)).toEqual([["impact", "affect"]]);
  });
  test("with its capitals when they matter", () => {
    const polish = [term("Polish", "Deprecated", { caseSensitive: true, replacement: "PL" })];
    expect(fixes("Polish it, polish it.", polish)).toEqual([["Polish", "PL"]]);
  });
  test("never inside an approved term, and never where the approved writing stands", () => {
    const terms = [
      term("master key", "Approved"),
      term("master", "Forbidden"),
      term("GitHub", "Approved"),
      term("Github", "Deprecated", { replacement: "GitHub" }),
    ];
    expect(fixes("The master has a master key on GitHub, not Github.", terms)).toEqual([
      ["master", undefined],
      ["Github", "GitHub"],
    ]);
  });
  test("with the reason its entry gives", () => {
    const [only] = check("The hue.", [term("hue", "Forbidden", { description: "Legal said so." })]);
    expect(only?.message).toBe("Don’t use “hue”. Legal said so.");
  });
});

describe("the speller", () => {
  it("knows terms in use and proposed ones, not those that are out", () => {
    const spelt = (status: TermStatus): number =>
      all("It is frobnicatish.", [term("frobnicatish", status)]).filter(({ kind }) => kind === "spelling").length;
    expect((["Approved", "Admitted", "Pending", "Rejected"] as const).map(spelt)).toEqual([0, 0, 0, 1]);
  });
});
