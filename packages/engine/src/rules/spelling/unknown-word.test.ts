import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ruleNamed } from "../../testing/rule-named.ts";
import { runRule } from "../../testing/run-rule.ts";

const unknownWord = ruleNamed("spelling/unknown-word");

const flagged = (text: string) => runRule(unknownWord, text).map((finding) => finding.text);

describe("finds the slip and nothing else in", () => {
  it.each([
    ["Infact, we left at ten.", ["Infact"]],
    ["“Definately not,” she said.", ["Definately"]],
    ["They flew to Londno in Febuary.", ["Londno", "Febuary"]],
    ["An untill-now unknown recieved-pronunciation speaker.", ["untill-now", "recieved-pronunciation"]],
    ["The word ‘realy’ is misspelt.", ["realy"]],
    ["They definitly beleive evrything he says.", ["definitly", "beleive", "evrything"]],
    ["Her nesesary and embaresing anser.", ["nesesary", "embaresing", "anser"]],
    ["An accesssory after the fact.", ["accesssory"]],
    ["It was sooo good, hmmmm, but teh end dragged.", ["teh"]],
    ["“We’re goin’ home,” he said, “becuase it rains.”", ["becuase"]],
    ["Une grande beatiful house stood there.", ["beatiful"]],
    ["We definately 日本 teh end.", ["definately", "teh"]],
  ])("%s", (text, words) => {
    expect(flagged(text)).toEqual(words);
  });
});

describe("says nothing about", () => {
  it.each([
    ["a name inside a sentence", "Yesterday Thandiwe and old Mr Brzezicki met Okonkwo."],
    ["a name at the start of a sentence", "Thandiwe laughed. Okonkwo did not."],
    ["a name with particles", "Ludwig van der Velde and Ana de la Cruz came."],
    ["capitals, camelCase, codes", "Set DBCONN, then call getUserByld or useSWRMutation in x86 mode."],
    ["handles, tags and paths", "Ask @kubectlfan about #throwbak in ~/.vimrcs, /usr/lokal and index.htmlx."],
    ["a run of another language", "Er sagte nur ganz leise etwas und ging."],
    ["clipped dialogue", "“Nothin’ doin’, ol’ boy,” said ’Enry."],
    ["words with accents", "The imprévu has been found in lagerstätten only, to her façon."],
    ["a few words of another language", "He found it un peu bizarr and spoke of the imprévu à la chasse."],
    ["the second name of a kind", "The moth Zelotypia stacyi and the beetle H. quercicola are rare."],
    ["speech written as it sounds", "“Sit ye doon, an’ hae a wee dramm o’ this,” said the man."],
    ["broad speech", "“Ven I vant zem, I vill go,” he said."],
    ["a word broken off", "“It was uncomf—” she began."],
    ["a letter written by its name", "The notes of M&uuml;llerstrom were lost."],
    ["letters of other alphabets", "The Greek word λόγος and the Russian слово."],
  ])("%s", (_, text) => {
    expect(flagged(text)).toEqual([]);
  });
});

test("only a misspelling with one reading is sure, and none that is quoted", () => {
  const sure = (text: string) => runRule(unknownWord, text).flatMap((each) => (each.sure ? each.suggestions[0] : []));
  expect(sure("Teh parcel was recieved; she definately likes it.")).toEqual(["The", "received", "definitely"]);
  expect(sure("A contruct of wrold fame; it defiantley ends.")).toEqual([]);
  expect(sure("She always spells it “recieved”.")).toEqual([]);
  expect(sure("recieved")).toEqual([]);
  expect(sure("Corrected the spelling of recieved -> received.")).toEqual([]);
});

test("apostrophes are offered the way the text writes them", () => {
  const [curly] = runRule(unknownWord, "They’re late and dont care.");
  const [plain] = runRule(unknownWord, "They're late and dont care.");
  expect([curly?.suggestions[0], plain?.suggestions[0]]).toEqual(["don’t", "don't"]);
});

test("ten thousand misspellings in one paragraph are all found, and only the first are looked up", () => {
  const letters = "bcdfghjklm";
  const word = (i: number) => `qw${[...String(i).padStart(4, "0")].map((digit) => letters[Number(digit)]).join("e")}`;
  const text = Array.from({ length: 10_000 }, (_, i) => `the ${word(i)} and the`).join(" ");
  const findings = runRule(unknownWord, text);
  expect(findings).toHaveLength(10_000);
  expect(findings.slice(100).every(({ suggestions }) => suggestions.length === 0)).toBe(true);
});

test("whatever the text, every finding is a word of it and no suggestion repeats that word", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom("recieve", "The", "dont", "’", " ", ". ", "-", "é", "#", "a\u0301", "2th", "O'", "Infact"),
  );
  holds(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      for (const finding of runRule(unknownWord, text)) {
        expect(text.slice(finding.start, finding.end)).toBe(finding.text);
        expect(finding.suggestions).not.toContain(finding.text);
      }
    }),
    { numRuns: 200 },
  );
});
