import { expect, test } from "vitest";
import { archiveNames } from "./archive-names.ts";

const row = (Title: string, Project = "", Opening = "") => ({ Title, Project, Opening });

test("projects are folders, untitled documents are named by their first line, and no name is used twice", () => {
  const rows = [
    row("Chapter 1", "Novel/Drafts"),
    row("Chapter: 1", "Novel/Drafts"),
    row("CHAPTER 1", "novel/drafts"),
    row("Chapter 1", "Essays"),
    row("", "", "It was dark. And late.\nNight."),
    row("???", "../..\\etc", ""),
  ];
  expect(archiveNames(rows, "md", "untitled")).toEqual([
    "Novel/Drafts/chapter-1.md",
    "Novel/Drafts/chapter-1-2.md",
    "novel/drafts/chapter-1-3.md",
    "Essays/chapter-1.md",
    "it-was-dark-and-late.md",
    "etc/untitled.md",
  ]);
});
