import { afterEach, describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { date } from "./dates.ts";
import { english, setLanguage } from "./language.ts";
import { inOrder, oneOf } from "./lists.ts";
import { madeUp } from "./made-up.ts";
import { number } from "./numbers.ts";
import { say } from "./say.ts";
import { translated } from "./translated.ts";

afterEach(() => setLanguage(() => english));

const texts = catalogue("say-test", {
  title: "Words of yours",
  list: ["One", "Two"],
  limit: 25,
  part: {
    words: say("{count, plural, one {# word} other {# words}}", (count: number) => ({ count })),
    removed: say(
      "{name} removed {count, plural, =0 {nothing} one {# word} other {# words of {all, number}}}.",
      (name: string, count: number, all: number) => ({ name, count, all }),
    ),
  },
});

test("English is what stands in the catalogue", () => {
  expect([texts.title, texts.list, texts.limit]).toEqual(["Words of yours", ["One", "Two"], 25]);
  expect(texts.part.removed("Ann", 1, 2)).toBe("Ann removed 1 word.");
  expect(texts.part.removed("Ann", 1204, 20000)).toBe("Ann removed 1,204 words of 20,000.");
  expect(texts.part.removed("{count}", 0, 0)).toBe("{count} removed nothing.");
});

describe("in a language with a file", () => {
  const german = translated("de", {
    "say-test.title": "Ihre Wörter",
    "say-test.part.removed":
      "{count, plural, =0 {Nichts} one {Ein Wort} other {# von {all, number} Wörtern}}: {name} hat es entfernt.",
  });

  test("sentences have its order, plurals and separators; what is missing is English", () => {
    setLanguage(() => german);
    expect([texts.title, texts.list[0]]).toEqual(["Ihre Wörter", "One"]);
    expect(texts.part.removed("Ann", 1204, 20000)).toBe("1.204 von 20.000 Wörtern: Ann hat es entfernt.");
    expect(texts.part.removed("Ann", 1, 20000)).toBe("Ein Wort: Ann hat es entfernt.");
  });

  test("what is missing is English with the plurals of English: in French none is one", () => {
    setLanguage(() => translated("fr", {}));
    expect(texts.part.words(0)).toBe("0 words");
    setLanguage(() => translated("fr", { "say-test.part.words": "{count, plural, one {# mot} other {# mots}}" }));
    expect(texts.part.words(0)).toBe("0 mot");
  });

  test("so have numbers, days and lists", () => {
    const day = Date.UTC(2026, 10, 22);
    const said = () => [
      number(1204.5),
      date(day, { dateStyle: "medium", timeZone: "UTC" }),
      ["Zebra", "Äpfel", "Birne"].sort(inOrder).join(" "),
      oneOf(["a", "b", "c"]),
    ];
    expect(said()).toEqual(["1,204.5", "Nov 22, 2026", "Äpfel Birne Zebra", "a, b, or c"]);
    setLanguage(() => german);
    expect(said()).toEqual(["1.204,5", "22.11.2026", "Äpfel Birne Zebra", "a, b oder c"]);
  });

  test("each is asked anew who is spoken to", () => {
    let whose = german;
    setLanguage(() => whose);
    expect(texts.title).toBe("Ihre Wörter");
    whose = madeUp;
    expect(texts.title).toBe("⟦Ŵóóŕðš óóf ýýóóúúŕš⟧");
  });
});

test("the made-up language changes words and leaves what is put between them", () => {
  setLanguage(() => madeUp);
  expect(texts.part.removed("Ann", 1204, 20000)).toBe("⟦Ann ŕéémóóvééð 1,204 ŵóóŕðš óóf 20,000.⟧");
  expect(texts.part.removed("Ann", 0, 0)).toBe("⟦Ann ŕéémóóvééð ñóóţĥííñğ.⟧");
});

test("a sentence and what it asks for are held together by its type", () => {
  // @ts-expect-error: the sentence asks for a count.
  say("{name} has {count, plural, one {# word} other {{extra} words}}.", (name: string) => ({ name, extra: 1 }));
  // @ts-expect-error: a name that is not written like that is missing.
  say("{name} is here.", (nam: string) => ({ nam }));
  expect(say("{a, select, x {{b}} other {no}} {c}", (a: string) => ({ a, b: 1, c: 2 }))("x")).toBe("1 2");
});
