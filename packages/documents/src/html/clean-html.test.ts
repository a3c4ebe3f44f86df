import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { storedImages } from "./stored-images.ts";

test.each([
  ['<b style="font-weight:normal">x</b>', '<b data-weight="normal">x</b>'],
  [
    "<span style='color:red; font-weight: 700; font-style:italic'>x</span>",
    '<span data-weight="bold" data-slant="italic">x</span>',
  ],
  ['<img src="a" onerror="alert(1)" ONLOAD=x>', '<img src="a">'],
  ['<p>Write style="x" in HTML.</p>', '<p>Write style="x" in HTML.</p>'],
  ["<span style='text-decoration:underline'>x</span>", '<span data-line="under">x</span>'],
  [
    "<p style='text-align: center'><span style='text-decoration:underline line-through;vertical-align:super'>x</span>",
    '<p data-align="center"><span data-line="under through" data-shift="super">x</span>',
  ],
  ["<p>half \ud83d of one</p>", "<p>half \ufffd of one</p>"],
  ["<style type='text/css'>p { margin: 0 }</style><p>a</p><STYLE>b</STYLE >c", "<p>a</p>c"],
  ["a<style>without an end", "a"],
  ["1 < 2 and <3", "1 < 2 and <3"],
])("%s becomes %s", (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test("tags that do not end take no longer than their number says", () => {
  const open = "<a ".repeat(300_000);
  expect(cleanHtml(open)).toBe(open);
  const images = `${'<img src="data:image/png;base64,'.repeat(100_001)}>`;
  expect(storedImages(images, () => undefined)).toBe(images);
});
