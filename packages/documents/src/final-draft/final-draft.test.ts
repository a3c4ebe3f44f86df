import { expect, test } from "vitest";
import { toFountain } from "../fountain/index.ts";
import { Unreadable } from "../unreadable.ts";
import { finalDraftDocument } from "./index.ts";

const p = (type: string, text: string, more = "") =>
  `<Paragraph${type && ` Type="${type}"`}>${more}<Text>${text}</Text></Paragraph>`;
const script = (content: string, others = "") =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>\n<FinalDraft DocumentType="Script" Version="5">\n<Content>\n${content}\n</Content>\n${others}</FinalDraft>\n`;

test("scenes are headings, and a character and what they say are one paragraph", () => {
  const xml = script(
    [
      p("New Act", "Act One"),
      p(
        "Scene Heading",
        "INT. HOUSE - DAY",
        '<SceneProperties Title=""><Summary><Paragraph><Text>no</Text></Paragraph></Summary></SceneProperties>',
      ),
      '<Paragraph Type="Action"><ScriptNote><Paragraph><Text>no</Text></Paragraph></ScriptNote><Text>Mara </Text><Text Style="Bold+Italic">looks</Text><Text> &amp; waits.</Text></Paragraph>',
      p("Character", "MARA"),
      p("Parenthetical", "(softly)"),
      p("Dialogue", "It works."),
      `<Paragraph><DualDialogue>${p("Character", "ANN")}${p("Dialogue", "Yes.")}${p("Character", "LEE")}${p("Dialogue", "No.")}</DualDialogue></Paragraph>`,
      p("Transition", "CUT TO:"),
      p("Action", " "),
    ].join("\n"),
    `<TitlePage><HeaderAndFooter>${p("", "no")}</HeaderAndFooter><Content><Paragraph Alignment="Center"><Text>The Sea</Text></Paragraph></Content></TitlePage><SmartType><Characters><Character>MARA</Character></Characters></SmartType>`,
  );
  const read = finalDraftDocument(xml);
  expect(read.toString()).toBe(
    'doc(paragraph("The Sea"), pageBreak, heading("Act One"), heading("INT. HOUSE - DAY"), paragraph("Mara ", em(strong("looks")), " & waits."), paragraph("MARA", newline, "(softly)", newline, "It works."), paragraph("ANN", newline, "Yes."), paragraph("LEE", newline, "No."), paragraph("CUT TO:"))',
  );
  expect(toFountain(read)).toBe(
    "> The Sea <\n\n===\n\n# Act One\n\nINT. HOUSE - DAY\n\nMara ***looks*** & waits.\n\nMARA\n(softly)\nIt works.\n\nANN\nYes.\n\nLEE\nNo.\n\n> CUT TO:\n",
  );
});

test("a template without words is an empty document", () => {
  expect(finalDraftDocument(script("")).toString()).toBe("doc(paragraph)");
});

test.each([
  ["another root", "<Script><Content/></Script>"],
  ["no root", "Words."],
  ["an element that does not end", "<FinalDraft><Content>"],
  ["elements that cross", "<FinalDraft><Content><Paragraph></Content></Paragraph></FinalDraft>"],
  ["entities of its own", '<!DOCTYPE a [<!ENTITY b "c">]><FinalDraft/>'],
])("a file with %s is refused", (_, xml) => {
  expect(() => finalDraftDocument(xml)).toThrow(new Unreadable("damaged"));
});
