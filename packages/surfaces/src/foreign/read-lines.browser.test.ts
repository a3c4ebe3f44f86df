import { afterAll, beforeAll, expect, test } from "vitest";
import { answeredMails } from "../testing/answered-mails.ts";
import { type ForeignTab, openForeignTab } from "../testing/foreign-tab.ts";

let tab: ForeignTab;
beforeAll(async () => {
  tab = await openForeignTab();
});
afterAll(() => tab.close());

const show: ForeignTab["show"] = (html) => tab.show(html);
const it: ForeignTab["it"] = (what) => tab.it(what);

test("code, quoted letters, islands and what is hidden are not read", async () => {
  await show(`<div id="it" contenteditable="true"><p>Read <code>teh</code> this</p><pre>teh</pre>
    <blockquote type="cite">teh</blockquote><p hidden>teh</p><p>and <span contenteditable="false">@teh</span> that<br>too</p></div>`);
  await it((foreign, element) => foreign.open(element));
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["Read \uFFFC this", "and \uFFFC that", "too"]);
});

test("of an email only what its writer writes is read, in whichever program", async () => {
  const read: Record<string, readonly string[]> = {};
  for (const [program, mail] of Object.entries(answeredMails)) {
    await show(`<div id="it" contenteditable="true">${mail}</div>`);
    await it((foreign, element) => foreign.open(element));
    read[program] = (await it((foreign, element) => foreign.text(element))).filter((line) => line !== "");
  }
  expect(read).toEqual(Object.fromEntries(Object.keys(answeredMails).map((program) => [program, ["Mine."]])));
});

test("when the email that is answered comes or goes, what follows it is left out or read", async () => {
  await show('<div id="it" contenteditable="true"><p>Mine.</p><div><hr id="mark"></div><p>After.</p></div>');
  await it((foreign, element) => foreign.open(element));
  const text = async () => (await it((foreign, element) => foreign.text(element))).filter((line) => line !== "");
  expect(await text()).toEqual(["Mine.", "After."]);
  await tab.page.locator("#mark").evaluate((mark) => (mark.id = "appendonsend"));
  expect(await text()).toEqual(["Mine."]);
  await tab.page.locator("#appendonsend").evaluate((mark) => mark.remove());
  expect(await text()).toEqual(["Mine.", "After."]);
});

test("lines that an editor builds of preformatted text are read, and code is not", async () => {
  const line = (html: string) => `<pre class="CodeMirror-line" role="presentation"><span>${html}</span></pre>`;
  const lines = [
    line('<span class="cm-header">A title</span>'),
    line('See <span class="cm-comment">teh</span> here'),
    line('<span class="cm-variable-2">- an item</span>'),
    line('<span class="cm-keyword">const</span> <span class="cm-def">teh</span> <span class="cm-operator">=</span> 1'),
  ];
  const read: (readonly string[])[] = [];
  for (const html of [
    `<div>${lines.map((each) => `<div>${each}</div>`).join("")}</div>`,
    "<pre>One line</pre><pre>and another</pre>",
    '<pre>One line</pre><pre class="language-js">teh = 1</pre><pre><code>teh</code></pre>',
    "<p>Prose</p><pre>teh = 1</pre>",
    "<pre>teh = 1</pre>",
  ]) {
    await show(`<div id="it" contenteditable="true">${html}</div>`);
    await it((foreign, element) => foreign.open(element));
    read.push(await it((foreign, element) => foreign.text(element)));
  }
  expect(read).toEqual([
    ["A title", "See \uFFFC here", "- an item", ""],
    ["One line", "and another"],
    ["One line"],
    ["Prose"],
    [""],
  ]);
});
