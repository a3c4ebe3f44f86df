import { readFile } from "node:fs/promises";
import { smallPdf } from "@housestyle/documents/testing/small-pdf";
import { defaultLimits, readZip, writeZip } from "@housestyle/files";
import { deepTest, tier } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { fromTextMenu, openTextMenu } from "../../testing/text-menu.ts";
import { marked, paragraphs, paste, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

async function open(page: Page, name: string, content: string | Buffer): Promise<void> {
  await openTextMenu(page);
  const file = page.getByLabel("Open file…").and(page.locator("input"));
  await file.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
}

async function downloadBytes(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await openTextMenu(page);
  const formats = page.locator("details").filter({ hasText: "Download" });
  if ((await formats.getAttribute("open")) === null) await formats.getByText("Download", { exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), fromTextMenu(page, format)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function download(page: Page, format: string): Promise<{ name: string; content: string }> {
  const { name, bytes } = await downloadBytes(page, format);
  return { name, content: bytes.toString("utf8") };
}

test("a Markdown file is opened, written in, and downloaded again", async () => {
  const page = await visit.page();
  await open(page, "night.md", "# The night\n\nIt was **dark**.\n\n- one\n- two\n");
  await page.getByRole("heading", { name: "The night" }).waitFor();
  // The menu gives the focus back a moment after it has gone.
  await text(page).press("Control+End");
  await page.keyboard.type("!");
  await expect
    .poll(() => download(page, "Markdown (.md)"))
    .toEqual({
      name: "night.md",
      content: "# The night\n\nIt was **dark**.\n\n- one\n- two!\n",
    });
  await expect
    .poll(() => download(page, "Plain text (.txt)"))
    .toEqual({
      name: "night.txt",
      content: "The night\n\nIt was dark.\n\none\n\ntwo!\n",
    });
});

const formats = [
  ["Word (.docx)", "night.docx"],
  ["OpenDocument (.odt)", "night.odt"],
  ["E-book (.epub)", "night.epub"],
  ["Web page (.html)", "night.html"],
] as const;

test.each(tier === "deep" ? formats : formats.slice(0, 1))(
  "a text is downloaded as %s, and that file opens as the same text",
  async (format, name) => {
    const page = await visit.page();
    await open(
      page,
      "night.md",
      "# The night\n\nIt was **dark** & cold.\n\n1. one\n2. two\n\n> Call me.\n\n3. three\n",
    );
    await page.getByRole("heading", { name: "The night" }).waitFor();
    const { content } = await download(page, "Markdown (.md)");
    const file = await downloadBytes(page, format);
    expect(file.name).toBe(name);
    await write(page, "Something else.");
    await open(page, name, file.bytes);
    await expect.poll(async () => (await download(page, "Markdown (.md)")).content).toBe(content);
  },
);

deepTest("what is selected is downloaded alone", async () => {
  const page = await visit.page();
  await open(page, "night.md", "# The night\n\nIt was **dark**.\n");
  await page.getByRole("heading", { name: "The night" }).waitFor();
  await text(page).press("Control+End");
  await page.keyboard.press("Shift+Home");
  await openTextMenu(page);
  await page.getByText("Download", { exact: true }).click();
  await page.getByLabel("Selected text only").check();
  const [file] = await Promise.all([page.waitForEvent("download"), fromTextMenu(page, "Markdown (.md)")]);
  expect(file.suggestedFilename()).toBe("it-was-dark.md");
  expect(await readFile(await file.path(), "utf8")).toBe("It was **dark**.\n");
});

deepTest("a screenplay is downloaded with the elements it came with", async () => {
  const page = await visit.page();
  const screenplay = "INT. HOUSE - DAY\n\nMARA\n(softly)\nIt *works*.\n\n> CUT TO:\n";
  await open(page, "night.fountain", screenplay);
  await text(page).getByText("CUT TO:").waitFor();
  await expect
    .poll(() => download(page, "Screenplay (.fountain)"))
    .toEqual({
      name: "night.fountain",
      content: screenplay,
    });
});

test("a Word file is downloaded with the corrections as tracked changes", async () => {
  const page = await visit.page();
  await openTextMenu(page);
  await page.getByText("Download", { exact: true }).click();
  await expect.poll(() => page.getByText("Word with tracked changes").count()).toBe(0);
  await page.keyboard.press("Escape");
  const document =
    '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>We saw the sea.</w:t></w:r></w:p></w:body></w:document>';
  const files = new Map([["word/document.xml", new TextEncoder().encode(document)]]);
  await open(page, "sea.docx", Buffer.from(writeZip(files)));
  await text(page).getByText("We saw the sea.").waitFor();
  await text(page).press("Control+End");
  await page.keyboard.type(" Today.");
  await expect.poll(() => paragraphs(page)).toEqual(["We saw the sea. Today."]);
  const { name, bytes } = await downloadBytes(page, "Word with tracked changes");
  expect(name).toBe("sea-tracked.docx");
  const [part] = readZip(new Uint8Array(bytes), defaultLimits, () => true);
  expect(new TextDecoder().decode(part?.bytes)).toMatch(
    /We saw the sea\.<\/w:t><\/w:r><w:ins w:id="1" w:author="Housestyle" w:date="[^"]+"><w:r><w:t xml:space="preserve"> Today\.<\/w:t><\/w:r><\/w:ins>/,
  );
});

test("an OpenDocument file is downloaded with the corrections as tracked changes, and saved with a new item", async () => {
  const page = await visit.page();
  const mimetype = "application/vnd.oasis.opendocument.text";
  const list = (items: string) => `<text:list text:style-name="L1">${items}</text:list>`;
  const entry = (words: string) => `<text:list-item><text:p text:style-name="P1">${words}</text:p></text:list-item>`;
  const around = (body: string) =>
    `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const files = new Map(
    Object.entries({ mimetype, "content.xml": around(list(entry("We saw the sea."))) }).map(([name, content]) => [
      name,
      new TextEncoder().encode(content),
    ]),
  );
  await open(page, "sea.odt", Buffer.from(writeZip(files, ["mimetype"])));
  await text(page).getByText("We saw the sea.").waitFor();
  await text(page).press("Control+End");
  await page.keyboard.type(" Today.");
  await text(page).getByText("We saw the sea. Today.").waitFor();
  const content = (bytes: Uint8Array) =>
    new TextDecoder().decode(
      readZip(new Uint8Array(bytes), defaultLimits, () => true).find(({ name }) => name === "content.xml")?.bytes,
    );
  const tracked = await downloadBytes(page, "OpenDocument with tracked changes");
  expect(tracked.name).toBe("sea-tracked.odt");
  expect(content(tracked.bytes)).toMatch(/We saw the sea\.<text:change-start [^>]*\/> Today\.<text:change-end /);
  await text(page).press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("More.");
  await text(page).getByText("More.").waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+s")]);
  expect(content(await readFile(await saved.path()))).toBe(
    around(list(entry("We saw the sea. Today.") + entry("More."))),
  );
});

test("a Word file is downloaded with the suggestions as comments on their words", async () => {
  const page = await visit.page();
  const document =
    '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>We saw teh sea.</w:t></w:r></w:p></w:body></w:document>';
  await open(
    page,
    "sea.docx",
    Buffer.from(writeZip(new Map([["word/document.xml", new TextEncoder().encode(document)]]))),
  );
  await text(page).getByText("We saw").waitFor();
  await marked(page, "teh").waitFor();
  const { name, bytes } = await downloadBytes(page, "Word with suggestions as comments");
  expect(name).toBe("sea-comments.docx");
  const parts = readZip(new Uint8Array(bytes), defaultLimits, () => true);
  const part = (wanted: string) => new TextDecoder().decode(parts.find((each) => each.name === wanted)?.bytes);
  expect(part("word/document.xml")).toContain(
    '<w:commentRangeStart w:id="1"/><w:r><w:t xml:space="preserve">teh</w:t>',
  );
  expect(part("word/comments.xml")).toContain("Suggestions: “the”,");
});

test("a text file is opened, and undo brings back what was there", async () => {
  const page = await visit.page();
  await write(page, "Before.");
  await open(page, "a.txt", "One.\nTwo.");
  await text(page).getByText("Two.").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["One.", "Two."]);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => paragraphs(page)).toEqual(["Before."]);
});

test("a file that cannot be read is refused with what helps, and nothing is lost", async () => {
  const page = await visit.page();
  await write(page, "Before.");
  await open(page, "cat.txt", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));
  await page.getByText("“cat.txt” is a picture. Open a document, or type the text in the picture.").waitFor();
  await open(page, "torn.docx", Buffer.from("PK\u0003\u0004nothing"));
  await page.getByText("“torn.docx” is damaged or incomplete.").waitFor();
  await open(page, "torn.pdf", Buffer.from("%PDF-1.7 nothing"));
  await page.getByText("“torn.pdf” is damaged or incomplete.").waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["Before."]);
});

deepTest("a PDF opens as text and says so; its file is not written back", async () => {
  const page = await visit.page();
  await open(
    page,
    "sea.pdf",
    Buffer.from(
      smallPdf([
        { text: "The sea", size: 20, y: 700 },
        { text: "It was dark.", y: 660 },
      ]),
    ),
  );
  await page.getByText("The text of “sea.pdf” is open, without its layout and pictures.").waitFor();
  await page.getByRole("heading", { name: "The sea" }).waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["The sea", "It was dark."]);
});

deepTest("a Scrivener project and a Final Draft script are opened", async () => {
  const page = await visit.page();
  const encoder = new TextEncoder();
  const binder =
    '<ScrivenerProject><Binder><BinderItem UUID="A" Type="DraftFolder"><Title>Draft</Title><Children><BinderItem UUID="B" Type="Text"><Title>Night</Title></BinderItem></Children></BinderItem></Binder></ScrivenerProject>';
  const project = writeZip(
    new Map([
      ["Sea.scriv/Sea.scrivx", encoder.encode(binder)],
      ["Sea.scriv/Files/Data/B/content.rtf", encoder.encode("{\\rtf1 It was dark.}")],
    ]),
  );
  await open(page, "sea.zip", Buffer.from(project));
  await page.getByRole("heading", { name: "Night" }).waitFor();
  await expect.poll(() => paragraphs(page)).toEqual(["Night", "It was dark."]);
  await open(
    page,
    "sea.fdx",
    '<FinalDraft><Content><Paragraph Type="Scene Heading"><Text>INT. BOAT</Text></Paragraph></Content></FinalDraft>',
  );
  await page.getByRole("heading", { name: "INT. BOAT" }).waitFor();
  await page.getByText("A copy of “sea.fdx” is open.").waitFor();
});

/** Files as a file manager hands them over. */
const handedOver = (page: Page, name: string, content: string) =>
  page.evaluateHandle(
    ([fileName, words]) => {
      const data = new DataTransfer();
      data.items.add(new File([words ?? ""], fileName ?? ""));
      return data;
    },
    [name, content],
  );

deepTest("a file can be dropped on the page, and pasted into it", async () => {
  const page = await visit.page();
  const dropped = await handedOver(page, "dropped.md", "# Dropped");
  const hint = page.getByText("Drop an image to insert it, or a document to open it");
  // The place to drop files comes a moment after the text.
  const isOver = async () => {
    await text(page).dispatchEvent("dragover", { dataTransfer: dropped });
    return hint.isVisible();
  };
  await expect.poll(isOver).toBe(true);
  await text(page).dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("heading", { name: "Dropped" }).waitFor();
  await expect.poll(() => hint.count()).toBe(0);
  const pasted = await handedOver(page, "pasted.rtf", "{\\rtf1 {\\b Pasted} words\\par}");
  await text(page).evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await text(page).locator("strong", { hasText: "Pasted" }).waitFor();
  await page.getByText("A copy of “pasted.rtf” is open.").waitFor();
});

test("pasting keeps headings, lists and bold, and strips the rest", async () => {
  const page = await visit.page();
  await paste(page, {
    "text/html": `<h2 style="color:red">Title</h2><p><span style="font-size:30px">Some <b>bold</b> <u>words</u></span></p>
      <ul><li>one</li></ul><img src="x" onerror="alert(1)"><script>alert(2)</script>
      <p><a href="javascript:alert(3)">trap</a> <a href="https://example.org/">good</a></p>`,
  });
  await page.getByRole("heading", { name: "Title", level: 2 }).waitFor();
  const html = await text(page).evaluate((element) => element.innerHTML.replace(/ class="[^"]*"| style="[^"]*"/g, ""));
  expect(html).toContain("<strong>bold</strong>");
  expect(html).toContain("<ul><li><p>one</p></li></ul>");
  expect(html).toContain('<a href="https://example.org/">good</a>');
  expect(html).not.toMatch(/<img|<script|javascript:|<span[^>]*style/);
});

test("Markdown works as it is typed, and Tab indents only inside a list", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  // As fast as the quickest typist. Keys without any time between them can overtake the editor's own selection.
  const pace = { delay: 40 };
  await page.keyboard.type("## Point", pace);
  await page.keyboard.press("Enter", pace);
  await page.keyboard.type("- one", pace);
  await page.keyboard.press("Enter", pace);
  await page.keyboard.type("two", pace);
  await page.keyboard.press("Tab", pace);
  await text(page).locator("h2", { hasText: "Point" }).waitFor();
  await text(page).locator("ul ul", { hasText: "two" }).waitFor();
});

deepTest("the sample is a text with remarks of many kinds", async () => {
  const page = await visit.page();
  await page.getByRole("button", { name: "Open sample text" }).first().click();
  await marked(page, "definately").waitFor();
  for (const kind of ["Spelling", "Grammar", "Punctuation", "Clarity", "Style"]) {
    await page.getByRole("button", { name: new RegExp(`^${kind} [1-9]`) }).waitFor();
  }
});

deepTest("bold is bold and plain is plain when it comes from a word processor", async () => {
  const page = await visit.page();
  await paste(page, {
    "text/html": `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">plain</span>
      <span style="font-weight:700">bold</span> <span style="font-style:italic">slanted</span></p></b>`,
  });
  await text(page)
    .locator("strong", { hasText: /^bold$/ })
    .waitFor();
  await text(page)
    .locator("em", { hasText: /^slanted$/ })
    .waitFor();
  await expect.poll(() => text(page).locator("strong").count()).toBe(1);
});
