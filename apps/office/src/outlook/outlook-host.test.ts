import { expect, test } from "vitest";
import { type FakeOutlookWish, installFakeOutlook } from "../testing/fake-outlook.ts";
import type { OutlookGlobal } from "./outlook-api.ts";
import { OutlookHost } from "./outlook-host.ts";

function opened(wish: Partial<FakeOutlookWish>) {
  const fake = installFakeOutlook({ subject: "", body: "", type: "html", ...wish });
  const { Office } = globalThis as unknown as { Office: OutlookGlobal };
  return { fake, host: new OutlookHost(Office.context.mailbox.item, "Mac") };
}

/** The first `teh` of a paragraph as an edit that puts it right. */
async function editOf(host: OutlookHost, index: number) {
  const paragraph = (await host.read())[index];
  if (!paragraph) throw new Error("There is no such paragraph.");
  const start = paragraph.text.indexOf("teh");
  return { ...paragraph, start, end: start + 3, replacement: "the" };
}

test("who types while a correction is on its way loses nothing", async () => {
  const { fake, host } = opened({ body: "<p>We saw teh boat.</p><p>It</p>" });
  const edit = await editOf(host, 1);
  // Between the moment the body is read for the correction and the moment it would be set.
  fake.typeAfterReads(1, "<p>We saw teh boat.</p><p>It was late.</p>");
  expect(await host.write([edit])).toBe("changed");
  expect(fake.body()).toBe("<p>We saw teh boat.</p><p>It was late.</p>");
  expect(await host.write([await editOf(host, 1)])).toBe("written");
  expect(fake.body()).toBe("<p>We saw the boat.</p><p>It was late.</p>");
});

test("a paragraph that is another by now is not written in, and one that has moved is not mistaken", async () => {
  const { fake, host } = opened({ body: "<p>We saw teh boat.</p>" });
  const edit = await editOf(host, 1);
  fake.type("<p>Dear Ann,</p><p>We saw teh boat.</p>");
  expect(await host.write([edit])).toBe("changed");
  const again = await editOf(host, 2);
  expect([again.id === edit.id, await host.write([again])]).toEqual([true, "written"]);
  expect(fake.body()).toBe("<p>Dear Ann,</p><p>We saw the boat.</p>");
});

test("subject and body are written together, and what is kept with a message is kept with it", async () => {
  const { fake, host } = opened({ subject: "teh boat", body: "<p>teh sea</p>" });
  expect(await host.write([await editOf(host, 0), await editOf(host, 1)])).toBe("written");
  expect([fake.subject(), fake.body()]).toEqual(["the boat", "<p>the sea</p>"]);
  await host.keep("document", "ignored", "[]");
  expect([await host.recall("document", "ignored"), host.client]).toEqual(["[]", 12]);
});
