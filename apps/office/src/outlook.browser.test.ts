import { expect, test } from "vitest";
import { sharedProduct } from "../../web/src/testing/shared-product.ts";
import { type FakeOutlook, type FakeOutlookWish, installFakeOutlook } from "./testing/fake-outlook.ts";

const product = await sharedProduct();

/** The pane beside a message of the Outlook we have made. Microsoft's own script is not fetched. */
async function opened(wish: FakeOutlookWish) {
  const context = await product.browser(undefined, { width: 360, height: 800 });
  await context.route("https://appsforoffice.microsoft.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const page = await context.newPage();
  await page.addInitScript(installFakeOutlook, wish);
  await page.goto("/office/outlook.html");
  return page;
}

declare const fakeOutlook: FakeOutlook;

const html = `<html><head><style>p.MsoNormal { margin: 0; }</style></head><body lang="EN-US">
<p class="MsoNormal">Dear Ann &amp; Bob,</p>
<p class="MsoNormal">we reci<b style="color:red">eved</b>&nbsp;teh
  parcel.<br>It holds <i>a</i> apple.</p><!--[if mso]><p>teh</p><![endif]-->
<div id="Signature"><p>Teh Company</p></div>
<div id="appendonsend"></div><div><p>They wrote teh letter.</p></div></body></html>`;

test("a message keeps its formatting, its signature and the message before; subject and body are corrected", async () => {
  const page = await opened({ subject: "Teh parcel", body: html, type: "html" });
  await page.getByRole("heading", { name: "4 suggestions" }).waitFor();
  await page.getByRole("button", { name: /The$/ }).first().click();
  // The next remark opens by itself.
  for (const [card, suggestion] of [
    ["Spelling: Teh", "The"],
    ["Spelling: recieved", "received"],
    ["Spelling: teh", "the"],
    ["Grammar: a", "an"],
  ] as const)
    await page
      .getByRole("group", { name: card, exact: true })
      .getByRole("button", { name: suggestion, exact: true })
      .click();
  await page.getByText("No suggestions. Nice work.").waitFor();
  await expect.poll(() => page.evaluate(() => fakeOutlook.subject())).toBe("The parcel");
  await expect
    .poll(() => page.evaluate(() => fakeOutlook.body()))
    .toBe(
      html
        .replace('reci<b style="color:red">eved</b>&nbsp;teh', 'received<b style="color:red"></b>&nbsp;the')
        .replace("<i>a</i> apple", "<i>an</i> apple"),
    );
});

test("a plain message stays plain", async () => {
  const page = await opened({ subject: "Boat", body: "We saw teh boat.\r\n> teh sea <b>", type: "text" });
  await page.getByRole("button", { name: /teh/ }).click();
  await page.getByRole("group", { name: "Spelling: teh" }).getByRole("button", { name: "the", exact: true }).click();
  await expect.poll(() => page.evaluate(() => fakeOutlook.body())).toBe("We saw the boat.\r\n> teh sea <b>");
});
