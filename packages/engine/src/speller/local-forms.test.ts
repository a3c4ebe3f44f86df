import { describe, expect, it, test } from "vitest";
import { testLexicon as lexicon } from "../testing/run-rule.ts";
import { localForms } from "./local-forms.ts";
import { localText } from "./local-text.ts";

describe("a word of another variety is spelled the local way", () => {
  it.each([
    ["colour", "color"],
    ["Theatre", "Theater"],
    ["ORGANISED", "ORGANIZED"],
    ["analysing", "analyzing"],
    ["travelling", "traveling"],
    ["anaemia", "anemia"],
    ["catalogues", "catalogs"],
    ["defence", "defense"],
    ["programmes", "programs"],
    ["moulded", "molded"],
    ["cheques", "checks"],
    ["tyres", "tires"],
    ["kerb", "curb"],
    ["ploughed", "plowed"],
    ["greyish", "grayish"],
    ["jewellery", "jewelry"],
    ["aluminium", "aluminum"],
    ["sceptical", "skeptical"],
    ["practise", "practice"],
    ["skilful", "skillful"],
    ["manoeuvre", "maneuver"],
    ["paediatrician", "pediatrician"],
    ["fulfil", "fulfill"],
  ])("%s is %s in American English", (british, american) => {
    expect(localForms(lexicon, british, "en-US")[0]).toBe(american);
  });
  it.each([
    ["color", "colour"],
    ["center", "centre"],
    ["analyze", "analyse"],
    ["traveled", "travelled"],
    ["gray", "grey"],
    ["skeptic", "sceptic"],
    ["pajamas", "pyjamas"],
    ["fulfill", "fulfil"],
  ])("%s is %s in British English", (american, british) => {
    expect(localForms(lexicon, american, "en-GB")[0]).toBe(british);
  });
});

test("a word without a local form gets none", () => {
  expect(localForms(lexicon, "xyzzyq", "en-US")).toEqual([]);
});

test("a text is spelled in one variety, word by word, and keeps what is right there", () => {
  const meaning = "any material used for its color; the organized theatre";
  expect(localText(lexicon, meaning, "en-GB")).toBe("any material used for its colour; the organized theatre");
  expect(localText(lexicon, meaning, "en-US")).toBe("any material used for its color; the organized theater");
  expect(localText(lexicon, "Coloring material", "en-GB")).toBe("Colouring material");
});
