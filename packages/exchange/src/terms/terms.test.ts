import { defaultLimits, encodeUtf8, readZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDictionary } from "../dictionary/read-dictionary.ts";
import { emptyCell } from "../table/table.ts";
import { type TermRow, termTable } from "../table/term-row.ts";
import { anyTerm } from "../testing/rows.ts";
import { readStyleGuide } from "../vale/read-style-guide.ts";
import { readTerms } from "./read-terms.ts";
import { writeTerms } from "./write-terms.ts";

const dca = `<?xml version="1.0" encoding="UTF-8"?>
<?xml-model href="none.rng"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader><fileDesc><titleStmt><title>Payments</title></titleStmt><sourceDesc><p>Ours.</p></sourceDesc></fileDesc></tbxHeader>
  <text><body>
    <conceptEntry id="c5">
      <descrip type="subjectField">finance</descrip>
      <descripGrp><descrip type="definition">Money sent back &amp; forth.</descrip><admin type="source">x</admin></descripGrp>
      <langSec xml:lang="en">
        <termSec>
          <term>refund</term>
          <termNote type="partOfSpeech">noun</termNote>
          <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>
          <transacGrp><transac type="transactionType">origination</transac><date>2024-01-01</date></transacGrp>
        </termSec>
        <termSec>
          <term>money
            back</term>
          <termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote>
          <note>Too loose.</note>
        </termSec>
        <termSec><term>reimbursement</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termSec>
      </langSec>
      <langSec xml:lang="de"><termSec><term>Erstattung</term></termSec></langSec>
    </conceptEntry>
  </body></text>
</tbx>`;

const dct = `<tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"
  xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
  <tbxHeader><fileDesc><sourceDesc><p>Ours.</p></sourceDesc></fileDesc></tbxHeader>
  <text><body><conceptEntry id="c1">
    <min:subjectField>law</min:subjectField>
    <langSec xml:lang="en"><basic:definition>A promise.</basic:definition>
      <termSec><term>contract</term><min:partOfSpeech>noun</min:partOfSpeech>
        <min:administrativeStatus>admittedTerm-admn-sts</min:administrativeStatus></termSec>
    </langSec>
  </conceptEntry></body></text></tbx>`;

const version2 = `<martif type="TBX-Basic" xml:lang="en">
  <martifHeader><fileDesc><titleStmt><title>Old</title></titleStmt></fileDesc></martifHeader>
  <text><body>
    <termEntry id="e1"><langSet xml:lang="en">
      <tig><term>e-mail</term><termNote type="administrativeStatus">deprecated</termNote></tig>
      <ntig><termGrp><term>email</term><termNote type="administrativeStatus">preferred</termNote></termGrp></ntig>
      <tig><term>missive</term><termNote type="administrativeStatus">standardizedTerm-admn-sts</termNote></tig>
    </langSet></termEntry>
  </body></text></martif>`;

const termsOf = (text: string) => readTerms(encodeUtf8(text)).rows.map(({ row }) => row);

test("a concept that is in two domains has an id of its own in each", () => {
  const [row] = termsOf(dca);
  if (!row) throw new Error("There is no row.");
  const rows = ["finance", "law"].map((Domain) => ({ ...row, Domain }));
  const text = new TextDecoder().decode(writeTerms(rows, "tbx").bytes);
  const ids = [...text.matchAll(/<conceptEntry id="([^"]+)"/g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

describe("TBX is read", () => {
  test("version 3 with attributes", () => {
    expect(termsOf(dca).map((row) => [row.Text, row.Status, row.Replacement, row.Description, row.Language])).toEqual([
      ["refund", "Approved", "", "Money sent back & forth.", "en"],
      ["money back", "Deprecated", "refund", "Money sent back & forth.\nToo loose.", "en"],
      ["reimbursement", "Deprecated", "refund", "Money sent back & forth.", "en"],
      ["Erstattung", "Pending", "", "Money sent back & forth.", "de"],
    ]);
    expect(termsOf(dca)[0]).toMatchObject({
      TermBase: "Payments",
      ConceptId: "c5",
      Domain: "finance",
      PartOfSpeech: "noun",
    });
  });

  test("version 3 with elements", () => {
    expect(termsOf(dct)).toMatchObject([
      { Text: "contract", Status: "Admitted", PartOfSpeech: "noun", Domain: "law", Description: "A promise." },
    ]);
  });

  test("version 2, and a status nobody knows", () => {
    expect(termsOf(version2).map(({ Text, Status, Replacement }) => [Text, Status, Replacement])).toEqual([
      ["e-mail", "Deprecated", "email"],
      ["email", "Approved", ""],
      ["missive", "Pending", ""],
    ]);
  });

  test("a file says nothing of a status it does not have, so a merge leaves it alone", () => {
    const erstattung = readTerms(encodeUtf8(dca)).rows.at(-1);
    expect(erstattung?.given).not.toContain("Status");
    expect(readTerms(encodeUtf8(dca), { defaults: { Status: "Approved" } }).rows.at(-1)?.row.Status).toBe("Approved");
  });

  test("an entry without a term is named with its line", () => {
    const { rows, problems } = readTerms(encodeUtf8(dca.replace(/<termSec><term>Erstattung[\s\S]*?<\/termSec>/, "")));
    expect(rows).toHaveLength(3);
    expect(problems).toEqual([{ line: 24, name: "c5", message: "This entry has no term." }]);
  });
});

const term: TermRow = {
  TermBase: "Ours",
  Text: "utilise",
  Status: "Forbidden",
  Description: "Say it plainly.",
  Replacement: "use",
  CaseSensitive: true,
  MatchForms: false,
  PartOfSpeech: "verb",
  Language: "en-GB",
  ConceptId: "12 a",
  Variants: ["utilize", "utlise"],
  Domain: "style",
  Url: "https://example.org/?a=1&b=2",
  Tags: ["legal", "web"],
};

test("a forbidden term with everything said of it comes back, and others see a deprecated one", () => {
  const { bytes, problems, lost } = writeTerms([term], "tbx");
  expect([problems, lost]).toEqual([[], []]);
  expect(new TextDecoder().decode(bytes)).toContain(
    '<termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote>',
  );
  expect(readTerms(bytes).rows.map(({ row }) => row)).toEqual([term]);
});

test("a rejected term stays behind", () => {
  const { problems } = writeTerms([{ ...term, Status: "Rejected" }], "tbx");
  expect(problems).toEqual([{ line: null, name: "utilise", message: "Rejected terms are not exported." }]);
});

const avoided = (row: TermRow) => row.Status === "Deprecated" || row.Status === "Forbidden";

/** What TBX makes of a term: blanks around a description go, and a preferred sister is the replacement. */
function asTbxSays(row: TermRow, all: readonly TermRow[], lost: readonly string[]): TermRow {
  const sister = all.find(
    (each) =>
      row.ConceptId !== "" &&
      each.ConceptId === row.ConceptId &&
      each.Domain === row.Domain &&
      each.Language === row.Language &&
      each.Status === "Approved",
  );
  const replaced = avoided(row) && row.Replacement === "" && sister ? { Replacement: sister.Text } : {};
  const emptied = Object.fromEntries(lost.map((name) => [name, emptyCell(termTable.columns[name as keyof TermRow])]));
  return { ...row, ...replaced, Description: row.Description.trim(), ...emptied };
}

test("what TBX can say comes back from it", () => {
  const concept = fc.constantFrom("", "c1", "2", "hs.x");
  const domain = fc.constantFrom("", "law");
  const partOfSpeech = fc.constantFrom("", "noun", "other", "article");
  const row = fc
    .tuple(anyTerm, concept, domain, partOfSpeech, fc.constantFrom("Ours", ""))
    .map(([some, ConceptId, Domain, PartOfSpeech, TermBase]) => ({
      ...some,
      ConceptId,
      Domain,
      PartOfSpeech,
      TermBase,
    }));
  holds(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const { bytes, problems, lost } = writeTerms(rows, "tbx");
      const back = readTerms(bytes, { format: "tbx" });
      expect(back.problems).toEqual([]);
      const left = rows.filter(({ Status }) => Status === "Rejected");
      expect(problems.length).toBeGreaterThanOrEqual(left.length);
      if (problems.length > left.length) return;
      const kept = rows.filter(({ Status }) => Status !== "Rejected");
      // An entry's place among the others is no part of it, and neither is what the file cannot hold.
      const sorted = (each: readonly TermRow[]) =>
        each.map((one) => JSON.stringify({ ...one, ...emptied(lost) })).toSorted();
      expect(sorted(back.rows.map((each) => each.row))).toEqual(
        sorted(kept.map((each) => asTbxSays(each, kept, lost))),
      );
    }),
    { numRuns: 300 },
  );
});

const emptied = (lost: readonly string[]) =>
  Object.fromEntries(lost.map((name) => [name, emptyCell(termTable.columns[name as keyof TermRow])]));

describe("terms for programs that know words to use and words to avoid", () => {
  const said = (Text: string, Status: string, TermBase = "Ours"): TermRow => ({ ...term, TermBase, Text, Status });
  const rows = [
    said("Housestyle", "Approved"),
    said("C++ (old)", "Admitted"),
    said("e-mail", "Deprecated"),
    said("lunatic", "Forbidden", "Legal / PR"),
    said("maybe", "Pending"),
    said("never mind", "Rejected"),
  ];
  const left = ["maybe", "never mind"];

  test("Vale: what is approved is accepted, what is out of use rejected, each base in a vocabulary of its own", () => {
    const { bytes, problems, lost } = writeTerms(rows, "vale");
    expect(problems.map(({ name }) => name)).toEqual(left);
    expect(lost).toContain("Description");
    const back = readStyleGuide(bytes);
    expect(back.problems).toEqual([]);
    expect(back.dictionary.map(({ row }) => row.Word)).toEqual(["Housestyle", "C++ (old)"]);
    expect(back.terms.map(({ row }) => [row.Text, row.Status])).toEqual([
      ["e-mail", "Deprecated"],
      ["lunatic", "Deprecated"],
    ]);
    const files = readZip(bytes, defaultLimits, () => true);
    expect(files.map(({ name }) => name)).toEqual([
      ".vale.ini",
      "styles/config/vocabularies/Ours/accept.txt",
      "styles/config/vocabularies/Ours/reject.txt",
      "styles/config/vocabularies/Legal-PR/reject.txt",
    ]);
    const settings = new TextDecoder().decode(files[0]?.bytes);
    expect(settings).toContain("Vocab = Ours, Legal-PR\n");
    expect(settings).toContain("Vale.Avoid = YES\n");
  });

  test("Hunspell: a line each, a star before what is to be avoided", () => {
    const { bytes, problems } = writeTerms([...rows, said("and/or", "Approved")], "hunspell");
    expect(problems.map(({ name }) => name)).toEqual([...left, "and/or"]);
    expect(new TextDecoder().decode(bytes)).toBe("Housestyle\nC++ (old)\n*e-mail\n*lunatic\n");
    const back = readDictionary(bytes, { format: "hunspell-personal" });
    expect(back.rows.map(({ row }) => row.Word)).toEqual(["Housestyle", "C++ (old)"]);
    expect(back.terms.map(({ row }) => row.Text)).toEqual(["e-mail", "lunatic"]);
  });

  test("any terms come back, or are named", () => {
    holds(
      fc.property(fc.array(anyTerm), (terms) => {
        const written = writeTerms(terms, "vale");
        const back = readStyleGuide(written.bytes);
        const kept = terms.filter(({ Status, Text }) => !/Pending|Rejected/.test(Status) && !/[\r\n]/.test(Text));
        expect(back.problems).toEqual([]);
        expect(
          new Set([...back.dictionary.map(({ row }) => row.Word), ...back.terms.map(({ row }) => row.Text)]),
        ).toEqual(new Set(kept.map(({ Text }) => Text)));
        expect(written.problems).toHaveLength(terms.length - kept.length);
      }),
    );
  });
});

test("a status that nobody knows becomes Pending, and that is said", () => {
  const { rows, problems } = readTerms(encodeUtf8("Term;Status\nE-Mail;verboten\nlogin;deprecated\n"));
  expect(rows.map(({ row }) => row.Status)).toEqual(["Pending", "Deprecated"]);
  expect(problems).toEqual([
    { line: 2, name: "E-Mail", message: "“verboten” is not a valid value for Status, so “Pending” was used." },
  ]);
});
