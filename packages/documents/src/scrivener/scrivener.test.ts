import { expect, test } from "vitest";
import { Unreadable } from "../unreadable.ts";
import { binderPath, isBinderText, scrivenerDocument } from "./index.ts";

const item = (type: string, id: string, title: string, children = "") =>
  `<BinderItem ${id} Type="${type}" Created="2026-11-28 09:00:00 +0000">\n<Title>${title}</Title>\n<MetaData><IncludeInCompile>Yes</IncludeInCompile></MetaData>\n${children && `<Children>\n${children}\n</Children>`}</BinderItem>\n`;
const binder = (...items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ScrivenerProject Version="2.0"><Binder>\n${items.join("")}</Binder><Collections/></ScrivenerProject>`;
const read = (source: string, files: Readonly<Record<string, string>>) =>
  scrivenerDocument(source, (name) =>
    files[name] ? new TextEncoder().encode(`{\\rtf1 ${files[name]}}`) : undefined,
  ).toString();

test("the texts of the draft follow each other, each after its title; research and trash are left out", () => {
  const source = binder(
    item(
      "DraftFolder",
      'UUID="A"',
      "Manuscript",
      item("Folder", 'UUID="B"', "Part &amp; One", item("Text", 'UUID="C"', "Night") + item("Text", 'UUID="D"', "")) +
        item("Text", 'UUID="E"', "Day"),
    ),
    item("ResearchFolder", 'UUID="F"', "Research", item("Text", 'UUID="G"', "no")),
    item("TrashFolder", 'UUID="H"', "Trash", item("Text", 'UUID="I"', "no")),
  );
  const files = {
    "Files/Data/B/content.rtf": "",
    "Files/Data/C/content.rtf": "<$Scr_Ps::0>It was {\\b dark}.{\\footnote Very.}\\par So dark.<!$Scr_Ps::0>",
    "Files/Data/D/content.rtf": "A door.",
    "Files/Data/E/content.rtf": "Sun.{\\footnote Hot.}",
    "Files/Data/G/content.rtf": "no",
    "Files/Data/I/content.rtf": "no",
  };
  expect(read(source, files)).toBe(
    'doc(heading("Part & One"), heading("Night"), paragraph("It was ", strong("dark"), ".", noteMark), paragraph("So dark."), paragraph("A door."), heading("Day"), paragraph("Sun.", noteMark), note(paragraph("Very.")), note(paragraph("Hot.")))',
  );
});

test("projects of versions 1 and 2 name their texts by numbers, and no text is read twice", () => {
  const source = binder(
    item("DraftFolder", 'ID="0"', "Draft", item("Text", 'ID="3"', "One") + item("Text", 'ID="3"', "Again")),
  );
  expect(read(source, { "Files/Docs/3.rtf": "Words." })).toBe(
    'doc(heading("One"), paragraph("Words."), heading("Again"))',
  );
});

test("what is no RTF is left out", () => {
  const source = binder(item("DraftFolder", 'UUID="A"', "Draft", item("Text", 'UUID="B"', "One")));
  expect(scrivenerDocument(source, () => new TextEncoder().encode("PK\x03\x04")).toString()).toBe(
    'doc(heading("One"))',
  );
});

test("a draft without texts is an empty document", () => {
  expect(read(binder(item("DraftFolder", 'UUID="A"', "Draft")), {})).toBe("doc(paragraph)");
});

test("the binder is found in the folder of the project, and not among what macOS adds", () => {
  const names = ["__MACOSX/Sea.scriv/._Sea.scrivx", "Sea.scriv/Backup/Old.scriv/Old.scrivx", "Sea.scriv/Sea.scrivx"];
  expect(binderPath(names)).toBe("Sea.scriv/Sea.scrivx");
  expect(isBinderText("Sea.scriv/Files/Data/1B-2C/content.rtf")).toBe(true);
  expect(isBinderText("Sea.scriv/Files/Data/1B-2C/notes.rtf")).toBe(false);
});

test.each([
  ["no draft", binder(item("ResearchFolder", 'UUID="F"', "Research"))],
  ["an element that does not end", "<ScrivenerProject><Binder><BinderItem Type='DraftFolder'>"],
  ["elements that cross", "<a><BinderItem Type='DraftFolder'></a></BinderItem>"],
  ["nothing in it", ""],
])("a binder with %s is refused", (_, source) => {
  expect(() => read(source, {})).toThrow(new Unreadable("damaged"));
});
