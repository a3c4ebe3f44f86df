import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ForeignTab, openForeignTab } from "../testing/foreign-tab.ts";

let tab: ForeignTab;
let page: Page;
let faults: string[];
beforeAll(async () => {
  tab = await openForeignTab();
  ({ page, faults } = tab);
});
beforeEach(() => {
  faults.length = 0;
});
afterAll(() => tab.close());

const show: ForeignTab["show"] = (html) => tab.show(html);
const it: ForeignTab["it"] = (what) => tab.it(what);

const editables = [
  ["textarea", '<textarea id="it" rows="4">One teh two</textarea>'],
  ["input", '<input id="it" value="One teh two">'],
  ["contenteditable", '<div id="it" contenteditable="true"><p>One <b>t</b>eh two</p></div>'],
] as const;

for (const [name, html] of editables) {
  test(`${name}: a remark is drawn at its words, fixed as one step of undo, and leaves nothing behind`, async () => {
    await show(`<div style="height: 90px"></div>${html}`);
    const before = await page.locator("#it").evaluate((element) => element.outerHTML);
    expect(await it((foreign, element) => foreign.open(element))).toBe(true);
    await it((foreign, element) => foreign.remark(element));
    expect(await it((foreign, element) => foreign.remarks(element))).toEqual(["4-7 teh"]);
    const [left = 0, top = 0, right = 0, bottom = 0] = await it((foreign, element) => foreign.box(element));
    const field = await page.locator("#it").boundingBox();
    expect(field && left > field.x && right < field.x + field.width).toBe(true);
    expect(field && top >= field.y && bottom <= field.y + field.height && bottom - top > 10).toBe(true);
    if (name === "contenteditable") await expect.poll(() => it((foreign) => foreign.underlined())).toEqual(["teh"]);
    expect(await page.locator("#it").evaluate((element) => element.outerHTML)).toBe(before);
    await page.locator("#it").focus();
    expect(await it((foreign, element) => foreign.fix(element, "the"))).toBe(true);
    expect(await it((foreign, element) => foreign.text(element))).toEqual(["One the two"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => it((foreign, element) => foreign.text(element))).toEqual(["One teh two"]);
    await it((foreign, element) => foreign.close(element));
    expect(await it((foreign) => foreign.underlined())).toEqual([]);
    expect(await page.locator("#it").evaluate((element) => element.outerHTML)).toBe(before);
    expect(faults).toEqual([]);
  });
}

test("places in one text are put right together, and taken back in one step; what lies between texts stays what it is", async () => {
  await show('<div id="it" contenteditable="true"><p>teh, teh and <b>so</b> teh</p><p>teh\u00a0 teh</p></div>');
  const html = () => page.locator("#it").evaluate((element) => element.innerHTML);
  const before = await html();
  await it((foreign, element) => {
    foreign.open(element);
    foreign.remark(element);
  });
  expect(await it((foreign, element) => foreign.fixAll(element, "the"))).toBe(true);
  expect(await html()).toBe(before.replaceAll("teh", "the"));
  // The first text, the one behind the bold word, and the two where a blank is not what it is read as.
  for (const left of [3, 2, 1]) {
    await page.keyboard.press("Control+z");
    expect([left, await html()]).not.toEqual([left, before]);
  }
  await page.keyboard.press("Control+z");
  expect(await html()).toBe(before);
});

test("a fix is refused when the words have changed", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await it((foreign, element) => {
    foreign.open(element);
    foreign.remark(element);
    (element.firstChild as Text).data = "One tech two";
  });
  expect(await it((foreign, element) => foreign.fix(element, "the"))).toBe(false);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["One tech two"]);
});

test("an editor that writes itself what it is told of hears of a fix", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await it((foreign, element) => {
    element.addEventListener("beforeinput", (event) => {
      event.preventDefault();
      const [{ startContainer, startOffset, endOffset }] = event.getTargetRanges() as [StaticRange];
      (startContainer as Text).replaceData(startOffset, endOffset - startOffset, (event.data ?? "").toUpperCase());
    });
    foreign.open(element);
    foreign.remark(element);
  });
  // It has written something else than it was told: that is no success.
  expect(await it((foreign, element) => foreign.fix(element, "the"))).toBe(false);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["One THE two"]);
});

/** Has the browser lose the selection once before it writes, as a page may that redraws itself when it hears of writing. */
const losesSelection = () => {
  document.execCommand = (...command) => {
    Reflect.deleteProperty(document, "execCommand");
    document.getSelection()?.collapseToEnd();
    return document.execCommand(...command);
  };
};

test("a correction that comes out otherwise is taken back, and no more than that", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await page.locator("#it").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" three");
  await page.evaluate(losesSelection);
  await it((foreign, element) => {
    foreign.open(element);
    foreign.remark(element);
  });
  expect(await it((foreign, element) => foreign.fix(element, "the"))).toBe(false);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["One teh two three"]);
});

test("a correction that comes out otherwise stays where someone has gone on writing", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await page.evaluate(losesSelection);
  await it((foreign, element) => {
    foreign.open(element);
    foreign.remark(element);
  });
  const fixed = it((foreign, element) => foreign.fix(element, "the"));
  await expect.poll(() => page.locator("#it").innerText()).toBe("One tehthe two");
  await page.keyboard.type("!");
  expect(await fixed).toBe(false);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["One tehthe! two"]);
});

test("what an editor makes of quotes and dashes while they are typed is no failure", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await it((foreign, element) => {
    element.addEventListener("input", () => {
      for (const node of element.childNodes) (node as Text).data = (node as Text).data.replace("'", "’");
    });
    foreign.open(element);
    foreign.remark(element);
  });
  expect(await it((foreign, element) => foreign.fix(element, "the one's"))).toBe(true);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["One the one’s two"]);
});

test("a field that makes something else of a correction is said to have done so", async () => {
  await show('<input id="it" value="One teh two" oninput="value = value.toUpperCase()">');
  await it((foreign, element) => {
    foreign.open(element);
    foreign.remark(element);
  });
  expect(await it((foreign, element) => foreign.written(element, "the"))).toBe("otherwise");
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["ONE THE TWO"]);
});

test("a page that changes the text when it hears of a correction is not written in", async () => {
  await show('<div id="it" contenteditable="true">One teh two</div>');
  await it((foreign, element) => {
    element.addEventListener("beforeinput", () => element.replaceChildren("All gone"));
    foreign.open(element);
    foreign.remark(element);
  });
  expect(await it((foreign, element) => foreign.fix(element, "the"))).toBe(false);
  expect(await it((foreign, element) => foreign.text(element))).toEqual(["All gone"]);
});

test("an editor of others follows: its own model changes, its own undo takes it back, what it saves is its own", async () => {
  await show('<div id="it"></div>');
  await page.evaluate(() => window.foreign.proseMirror("One teh two"));
  await page.evaluate(() => {
    const editor = window.foreign.editor();
    window.foreign.open(editor);
    window.foreign.remark(editor);
  });
  await expect.poll(() => it((foreign) => foreign.underlined())).toEqual(["teh"]);
  expect(await it((foreign) => foreign.fix(foreign.editor(), "the"))).toBe(true);
  expect(await it((foreign) => foreign.model())).toBe("<p>One the two</p>");
  await page.keyboard.press("Control+z");
  await expect.poll(() => it((foreign) => foreign.model())).toBe("<p>One teh two</p>");
  await page.keyboard.press("End");
  await page.keyboard.type(" teh");
  await expect.poll(() => it((foreign) => foreign.underlined())).toEqual(["teh", "teh"]);
  expect(faults).toEqual([]);
});

test("what a page empties itself is followed, in a frame and in a shadow tree, too", async () => {
  await show('<div id="it"></div><iframe></iframe>');
  await page.evaluate(() => {
    const tree = document.querySelector("#it")?.attachShadow({ mode: "open" });
    if (tree) tree.innerHTML = "<textarea>One teh</textarea>";
    const frame = document.querySelector("iframe")?.contentDocument;
    if (frame) frame.body.innerHTML = '<div contenteditable="true">Two teh</div>';
  });
  const seen = await page.evaluate(async () => {
    const field = document.querySelector("#it")?.shadowRoot?.querySelector("textarea") as HTMLTextAreaElement;
    const editor = document.querySelector("iframe")?.contentDocument?.querySelector("div") as HTMLElement;
    const opened = [field, editor].map((element) => window.foreign.open(element));
    for (const element of [field, editor]) window.foreign.remark(element);
    const fixed = [await window.foreign.fix(field, "the"), await window.foreign.fix(editor, "the")];
    const texts = [field, editor].map((element) => window.foreign.text(element));
    return { opened, fixed, texts };
  });
  expect(seen).toEqual({ opened: [true, true], fixed: [true, true], texts: [["One the"], ["Two the"]] });
  await page.evaluate(() => {
    const field = document.querySelector("#it")?.shadowRoot?.querySelector("textarea") as HTMLTextAreaElement;
    field.onkeydown = () => {
      field.value = "";
    };
    field.focus();
  });
  await page.keyboard.press("Shift");
  const text = () => {
    const field = document.querySelector("#it")?.shadowRoot?.querySelector("textarea") as HTMLTextAreaElement;
    return window.foreign.text(field);
  };
  await expect.poll(() => page.evaluate(text)).toEqual([""]);
  expect(faults).toEqual([]);
});

test("a mark in a field is always seen where it would be if all were drawn anew", async () => {
  const typed = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    isBehind: fc.boolean(),
    gone: fc.constantFrom(0, 0, 0, 1, 4, 9),
    text: fc.constantFrom("x", " ", "teh ", "word", "\n", "wordlikethings", ""),
    isRead: fc.boolean(),
  });
  await show('<textarea id="it" rows="3" style="width: 150px; font: 16px serif"></textarea>');
  for (const align of ["left", "right"]) {
    await page.locator("#it").evaluate((field, align) => (field.style.textAlign = align), align);
    await holds(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 8 }), async (all) => {
        for (const [seen, anew] of await page.evaluate((all) => window.foreign.drawnAfter(all), all))
          expect(seen).toEqual(anew);
      }),
      { numRuns: 15 },
    );
  }
  expect(faults).toEqual([]);
});

test("blocks and remarks keep in step with an editable, whatever is done to it", async () => {
  const act = fc.record({
    what: fc.nat(6),
    where: fc.nat(40),
    text: fc.constantFrom("teh", "a b", "x", " ", "🙂", "\u200B"),
  });
  await show('<div id="it" contenteditable="true"><p>One teh</p><p>two</p></div>');
  await holds(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const told = await page.evaluate((acts) => window.foreign.afterAll(acts), acts);
      expect(told.isInStep).toBe(true);
      expect(told.text).toBe(told.fresh);
      expect(told.remarks).toEqual([...told.text.matchAll(/teh/g)].map(({ index }) => `${index}-${index + 3} teh`));
    }),
    { numRuns: 60 },
  );
  expect(faults).toEqual([]);
});
