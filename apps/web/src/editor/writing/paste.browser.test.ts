import { readFileSync } from "node:fs";
import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { paste, text } from "../../testing/visit.ts";

const visit = await sharedVisit();

/** As Word puts it on the clipboard: a list is a row of paragraphs, each with its mark as text. */
const wordItem = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-US><!--StartFragment-->
${wordItem(1, "·", "First bullet")}${wordItem(2, "o", "Inner")}${wordItem(1, "·", "Second bullet")}
<p class=MsoNormal>Between mc<sup>2</sup>, H<sub>2</sub>O and <s>struck</s>.</p>
${wordItem(1, "1.", "One")}${wordItem(1, "2.", "Two")}
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Region<o:p></o:p></p></td><td><p class=MsoNormal>Sales</p></td></tr><tr><td><p class=MsoNormal>North</p></td><td><p class=MsoNormal><b>1,200</b></p></td></tr></table>
<!--EndFragment--></body></html>`;

/** What LibreOffice has put on the clipboard: items and paragraphs end where the next begin. */
const libreOffice = readFileSync(new URL("../../testing/clipboard/libreoffice.clip", import.meta.url), "utf8");

/** As Excel does: a table, and the same as text. */
const excel = `<table border=0><!--StartFragment--><tr height=20><td height=20>Region</td><td>Sales</td></tr><tr><td>South</td><td align=right>900</td></tr><!--EndFragment--></table>`;

const googleDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">Plain</span></p></li></ul><div><table><tbody><tr><td><p><span>A</span></p></td><td><p><span>B</span></p></td></tr></tbody></table></div></b>`;

/** A table as the page draws it. */
const table = (...rows: readonly string[][]) =>
  `<div><table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`).join("")}</tbody></table></div>`;

async function pasted(page: Page, data: Readonly<Record<string, string>>): Promise<string> {
  await text(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await paste(page, data);
  await text(page).getByText(/\w/).first().waitFor();
  return text(page).evaluate((element) =>
    element.innerHTML.replace(/<(?!a )(\w+)[^>]*>/g, "<$1>").replace(/<br>|<\/?span>/g, ""),
  );
}

test("what other programs copy keeps its lists and links, and nothing of it is glued together", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  const bullets = "<ul><li><p>First bullet</p><ul><li><p>Inner</p></li></ul></li><li><p>Second bullet</p></li></ul>";
  const fromWord = await pasted(page, { "text/html": word });
  expect(fromWord).toContain(bullets);
  expect(fromWord).toContain("<ol><li><p>One</p></li><li><p>Two</p></li></ol>");
  expect(fromWord).toContain("<p>Between mc<sup>2</sup>, H<sub>2</sub>O and <s>struck</s>.</p>");
  expect(fromWord).toContain(table(["Region", "Sales"], ["North", "<strong>1,200</strong>"]));
  const fromLibreOffice = await pasted(page, { "text/html": libreOffice });
  expect(fromLibreOffice).toContain(bullets);
  expect(fromLibreOffice).toContain("<h1>The season</h1>");
  expect(fromLibreOffice).toContain(
    'Some <strong>bold</strong>, <em>italic</em>, <s>struck</s> and mc<sup>2</sup>, a <a href="https://example.org/">link</a>.',
  );
  expect(fromLibreOffice).toContain("<ol><li><p>One</p></li><li><p>Two</p></li></ol>");
  expect(fromLibreOffice).toContain(table(["Region", "Sales"], ["North", "1,200"]));
  await expect
    .poll(() => pasted(page, { "text/html": excel, "text/plain": "Region\tSales\nSouth\t900" }))
    .toContain(table(["Region", "Sales"], ["South", "900"]));
  const fromDocs = await pasted(page, { "text/html": googleDocs });
  expect(fromDocs).toContain(`<ul><li><p>Plain</p></li></ul>${table(["A", "B"])}`);
  const markdown = "# Title\n\nIt is **bold**.\n\n- one\n- two\n";
  await expect
    .poll(() => pasted(page, { "text/plain": markdown }))
    .toContain("<h1>Title</h1><p>It is <strong>bold</strong>.</p><ul><li><p>one</p></li><li><p>two</p></li></ul>");
  const rows = { "text/plain": "Region\tSales\nSouth\t900" };
  expect(await pasted(page, rows)).toContain(table(["Region", "Sales"], ["South", "900"]));
  const lined =
    'An <u>old</u> <span style="text-decoration:underline">habit</span>, <a href="https://a.example/"><u>here</u></a>.';
  await expect
    .poll(() => pasted(page, { "text/html": `<p>${lined}</p>` }))
    .toBe('<p>An <u>old</u> <u>habit</u>, <a href="https://a.example/">here</a>.</p>');
  expect(await pasted(page, { "text/plain": "half \ud83d of one" })).toBe("<p>half \ufffd of one</p>");
  await page.keyboard.down("Shift");
  await expect
    .poll(() => pasted(page, { "text/plain": "# Title\n\nIt is **bold**." }))
    .toBe("<p># Title</p><p>It is **bold**.</p>");
  await page.keyboard.up("Shift");
});

deepTest("what is pasted, and Enter, as soon as there is a page to write on count as well as later", async () => {
  const page = await visit.page();
  const copies = [{ "text/html": excel }, { "text/plain": ": " }, { "text/plain": "Region\tSales\nSouth\t900" }];
  await page.addInitScript(`
    new MutationObserver((records, observer) => {
      const text = document.querySelector(".text[role=textbox]");
      if (!text) return;
      observer.disconnect();
      text.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      for (const copy of ${JSON.stringify(copies)}) {
        const clipboardData = new DataTransfer();
        for (const [type, value] of Object.entries(copy)) clipboardData.setData(type, value);
        text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.reload();
  // Rows that are pasted into a cell fill the cells from there on.
  const cells = ["Region", "Sales", "", "South", "Region", "Sales", "", "South", "900"];
  await expect.poll(() => text(page).locator("p").allTextContents()).toEqual(["", ...cells]);
});

deepTest("what is hidden or deleted is not pasted, and what is copied as text keeps the marks of lists", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  const html =
    '<p>Shown<span style="display:none"> hidden</span> <del>gone </del><ins>new</ins><i hidden>secret</i></p><ol><li>One</li><li>Two</li></ol>';
  expect(await pasted(page, { "text/html": html })).toBe(
    "<p>Shown new</p><ol><li><p>One</p></li><li><p>Two</p></li></ol>",
  );
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Shown new\n\n1. One\n2. Two");
});

test("redo with nothing to redo does nothing, with Caps Lock, too", async () => {
  const page = await visit.page();
  await page.getByText("Checked on this device").waitFor();
  await text(page).focus();
  await page.keyboard.insertText("Some words.");
  await page.evaluate(() => {
    const init = {
      key: "z",
      code: "KeyZ",
      keyCode: 90,
      ctrlKey: true,
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    };
    document.querySelector("[role=textbox]")?.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  await expect.poll(() => text(page).textContent()).toBe("Some words.");
});
