import { expect, test } from "vitest";
import { keysOnMac, matchingCommands } from "./palette-command.ts";

const command = (label: string, group = "") => ({ id: label, label, group, act: () => {} });
const all = [
  command("Download as text"),
  command("Subheading", "Format"),
  command("Heading", "Format"),
  command("Focus mode"),
  command("The long way", "Headings"),
];
const found = (typed: string) => matchingCommands(all, typed).map(({ label }) => label);

test("commands are found by the words of their names, those that begin so first", () => {
  expect(found("")).toHaveLength(5);
  expect(found("head")).toEqual(["Heading", "The long way", "Subheading"]);
  expect(found("mode focus")).toEqual(["Focus mode"]);
  expect(found("FOC")).toEqual(["Focus mode"]);
  expect(found("format head")).toEqual(["Heading", "Subheading"]);
  expect(found("qx")).toEqual([]);
});

test("letters that were left out do not hide a command, and the closest comes first", () => {
  expect(found("fcus")).toEqual(["Focus mode"]);
  expect(found("fm")).toEqual([]);
  expect(found("hding")).toEqual(["Heading"]);
  expect(found("dwnld txt")).toEqual(["Download as text"]);
  const closest = [command("Find and replace"), command("Fine print")];
  expect(matchingCommands(closest, "fnp").map(({ label }) => label)).toEqual(["Fine print"]);
  expect(matchingCommands(closest, "fne").map(({ label }) => label)).toEqual(["Fine print"]);
  expect(matchingCommands(closest, "fn").map(({ label }) => label)).toEqual(["Find and replace", "Fine print"]);
});

test("a command that is called what was typed comes before those that begin so", () => {
  const tables = [
    command("Table of ships", "Headings"),
    command("Insert row above", "Table"),
    command("Table", "Insert"),
  ];
  expect(matchingCommands(tables, "table").map(({ label }) => label)).toEqual([
    "Table",
    "Table of ships",
    "Insert row above",
  ]);
});

test("a Mac has its own names for keys", () => {
  expect(keysOnMac("Ctrl+Shift+P")).toBe("⌘⇧P");
  expect(keysOnMac("F8")).toBe("F8");
});
