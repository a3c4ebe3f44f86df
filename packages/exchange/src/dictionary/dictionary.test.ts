import { encodeUtf8, encodeUtf16 } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DictionaryEntry, dictionaryTable } from "../table/dictionary-entry.ts";
import { emptyCell } from "../table/table.ts";
import type { TermRow } from "../table/term-row.ts";
import { anyEntry, someLine } from "../testing/rows.ts";
import { dictionaryFormats } from "./dictionary-format.ts";
import { readDictionary } from "./read-dictionary.ts";
import { writeDictionary, writeWordsToAvoid } from "./write-dictionary.ts";

const wordsOf = (bytes: Uint8Array, fileName?: string) => {
  const { format, rows, terms, problems } = readDictionary(bytes, { fileName });
  expect(problems).toEqual([]);
  return {
    format,
    words: rows.map(({ row }) => row.Word),
    avoided: terms.map(({ row }) => [row.Text, row.Replacement]),
  };
};

describe("the form is found out", () => {
  test("a plain list, with comments", () => {
    expect(wordsOf(encodeUtf8("# our names\nVale\n\n  TCP/IP \nC#\nNew York\n"))).toEqual({
      format: "plain",
      words: ["Vale", "TCP/IP", "C#", "New York"],
      avoided: [],
    });
  });

  test("the settings of cspell, with comments", () => {
    const text =
      '// cspell\n{ "version": "0.2", "words": ["zyntharil", "nordwind*", "!wrod"], "ignoreWords": ["qux"], /* no */ "flagWords": ["hte->the", "adn"], }';
    expect(wordsOf(encodeUtf8(text), "cspell.json")).toEqual({
      format: "plain",
      words: ["zyntharil", "nordwind", "qux"],
      avoided: [
        ["wrod", ""],
        ["hte", "the"],
        ["adn", ""],
      ],
    });
    expect(wordsOf(encodeUtf8('{ "a": 1 }\n')).words).toEqual(['{ "a": 1 }']);
  });

  test("a table whose columns nobody knows is asked about", () => {
    const read = (name: string) => () =>
      readDictionary(encodeUtf8("Wort;Notiz\nZyntharil;ein Ding\n"), { fileName: name });
    expect(read("words.csv")).toThrow(/must name the columns/);
    expect(read("words.txt")).not.toThrow();
  });

  test("a personal dictionary of Hunspell", () => {
    const { format, rows, terms } = readDictionary(encodeUtf8("foobar\n*teh\nblog/dog\n"));
    expect(format).toBe("hunspell-personal");
    expect(rows.map(({ row }) => [row.Word, row.Note])).toEqual([
      ["foobar", ""],
      ["blog", "Inflected like “dog”."],
    ]);
    expect(terms.map(({ row }) => [row.Text, row.Status])).toEqual([["teh", "Deprecated"]]);
  });

  test("a full dictionary of Hunspell: count, flags, escaped slashes, forms", () => {
    const text = "5\nwork/DSG\nkm\\/h\nNew York/M\nbrought\tst:bring ts:past\nrun po:verb\n";
    expect(wordsOf(encodeUtf8(text))).toEqual({
      format: "hunspell-dic",
      words: ["work", "km/h", "New York", "brought", "run"],
      avoided: [],
    });
  });

  test("Word's own: UTF-16 with its mark and CR LF", () => {
    expect(wordsOf(encodeUtf16("Ärger\r\nnaïve\r\n"))).toEqual({
      format: "word",
      words: ["Ärger", "naïve"],
      avoided: [],
    });
  });

  test("LibreOffice: language, places to divide, grammar by", () => {
    const text = "OOoUserDict1\nlang: en-US\ntype: positive\n---\nhouse=style\nblog==dog\nplain\n";
    const { format, rows } = readDictionary(encodeUtf8(text));
    expect(format).toBe("libreoffice");
    expect(rows.map(({ row }) => [row.Word, row.Language, row.Note])).toEqual([
      ["housestyle", "en-US", "Hyphenated “house=style”."],
      ["blog", "en-US", "Inflected like “dog”."],
      ["plain", "en-US", ""],
    ]);
  });

  test("LibreOffice's list of words to avoid, with what to write instead", () => {
    const text = "OOoUserDict1\nlang: <none>\ntype: negative\n---\nutilise==use\nirregardless\n";
    expect(wordsOf(encodeUtf8(text))).toEqual({
      format: "libreoffice",
      words: [],
      avoided: [
        ["utilise", "use"],
        ["irregardless", ""],
      ],
    });
  });

  test("Windows-1252 and UTF-16 without a mark are not mangled", () => {
    expect(wordsOf(Uint8Array.from([...Buffer.from("caf\xe9\r\n\x80uro\x92s\r\n", "latin1")])).words).toEqual([
      "café",
      "€uro’s",
    ]);
    expect(wordsOf(encodeUtf16("naive\r\ncafé\r\n").subarray(2)).words).toEqual(["naive", "café"]);
    const swapped = Buffer.from(encodeUtf16("cafe\n")).swap16();
    expect(wordsOf(swapped).words).toEqual(["cafe"]);
  });

  test("CSV by its headings", () => {
    expect(wordsOf(encodeUtf8("Word;Category\nVale;spelling\n"))).toMatchObject({ format: "csv", words: ["Vale"] });
    expect(wordsOf(encodeUtf8("Word\nVale\n"), "mine.csv").words).toEqual(["Vale"]);
    expect(wordsOf(encodeUtf8("Word\nExcel\n")).words).toEqual(["Word", "Excel"]);
  });
});

const spelling = fc.record({ Word: someLine(), Language: fc.constantFrom("", "en-US") }).map(
  (some): DictionaryEntry => ({
    Category: "",
    SubCategory: "",
    Report: "",
    CaseSensitive: false,
    IsRegex: false,
    Replacement: null,
    Note: "",
    ...some,
  }),
);

test.each(dictionaryFormats)("what %s holds comes back, and what it does not is named", (format) => {
  holds(
    fc.property(fc.oneof(fc.array(spelling), fc.array(anyEntry)), (rows) => {
      const { bytes, problems, lost } = writeDictionary(rows, format);
      const back = readDictionary(bytes, { format });
      expect(back.problems).toEqual([]);
      expect(back.terms).toEqual([]);
      expect(back.rows.length + problems.length).toBe(rows.length);
      const kept = [...rows];
      for (const { name } of problems)
        kept.splice(
          kept.findIndex(({ Word }) => Word === name),
          1,
        );
      const held = (row: DictionaryEntry) =>
        Object.fromEntries(
          Object.entries(row).map(([name, cell]) => [
            name,
            lost.includes(name) ? emptyCell(dictionaryTable.columns[name as keyof DictionaryEntry]) : cell,
          ]),
        );
      // Which of several entries of the same word stayed behind is told by its place.
      const words = (each: readonly DictionaryEntry[]) => each.map(({ Word }) => Word).toSorted();
      expect(words(back.rows.map(({ row }) => row))).toEqual(words(kept));
      if (problems.length === 0) expect(back.rows.map(({ row }) => held(row))).toEqual(rows.map(held));
    }),
  );
});

test("notes about forms and hyphens go back to where they came from", () => {
  const personal = encodeUtf8("blog/dog\nfoo\n");
  const libre = encodeUtf8("OOoUserDict1\nlang: en-US\ntype: positive\n---\nhouse=style\nblog==dog\n");
  for (const [bytes, format] of [
    [personal, "hunspell-personal"],
    [libre, "libreoffice"],
  ] as const) {
    const rows = readDictionary(bytes, { format }).rows.map(({ row }) => row);
    const written = writeDictionary(rows, format);
    expect(new TextDecoder().decode(written.bytes)).toBe(new TextDecoder().decode(bytes));
    expect(written.lost).toEqual([]);
  }
});

test("an ignored remark is no word, and a list does not say it is", () => {
  const [row] = readDictionary(encodeUtf8("Word,Category,SubCategory\n*,style,passive\n")).rows;
  const written = writeDictionary(row ? [row.row] : [], "plain");
  expect(written.bytes).toHaveLength(0);
  expect(written.problems).toHaveLength(1);
});

test("words to avoid come back from both forms", () => {
  const term = { Text: "utilise", Status: "Deprecated", Replacement: "use" } as TermRow;
  for (const format of ["hunspell-personal", "libreoffice"] as const) {
    const { terms, rows } = readDictionary(writeWordsToAvoid([term], format).bytes);
    expect(rows).toEqual([]);
    expect(terms.map(({ row }) => [row.Text, row.Status])).toEqual([["utilise", "Deprecated"]]);
  }
  expect(writeWordsToAvoid([{ ...term, Status: "Approved" }], "libreoffice").problems).toHaveLength(1);
});
