import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForeignTab, openForeignTab } from "../testing/foreign-tab.ts";

let tab: ForeignTab;
beforeAll(async () => {
  tab = await openForeignTab();
});
afterAll(() => tab.close());

const show: ForeignTab["show"] = (html) => tab.show(html);

test("secrets are never read", async () => {
  const secret = [
    '<input type="password">',
    '<input autocomplete="one-time-code">',
    '<input autocomplete="billing cc-number">',
    '<input autocomplete="off">',
    '<form autocomplete="off"><input></form>',
    '<input name="passwd">',
    '<input inputmode="numeric" maxlength="6">',
    '<textarea spellcheck="false"></textarea>',
    '<div spellcheck="false"><textarea></textarea></div>',
    "<textarea readonly></textarea>",
    "<textarea disabled></textarea>",
    '<input style="-webkit-text-security: disc">',
    '<input type="password" class="shown">',
    '<input type="email">',
  ];
  await show(`${secret.join("")}<textarea class="plain"></textarea>`);
  const opened = await tab.page.evaluate(() => {
    for (const field of document.querySelectorAll("input, textarea")) window.foreign.silences(field);
    const shown = document.querySelector<HTMLInputElement>(".shown");
    if (shown) shown.type = "text";
    return [...document.querySelectorAll("input, textarea")]
      .filter((field) => window.foreign.open(field))
      .map((field) => field.className);
  });
  expect(opened).toEqual(["plain"]);
});

test("what a page calls secret is not read, however it says so and whatever it is made of", async () => {
  const secret = [
    '<label for="a">Password</label><input class="it" id="a">',
    '<label>Passwort <input class="it"></label>',
    '<span id="b">Password</span><input class="it" aria-labelledby="b">',
    '<div class="it" contenteditable aria-label="Password"></div>',
    '<input class="it" placeholder="Enter your 12-word recovery phrase">',
    '<textarea class="it" name="mnemonic" placeholder="Secret recovery phrase"></textarea>',
    '<input class="it" name="senha">',
    '<input class="it" name="wachtwoord">',
    '<div class="it" contenteditable><p data-placeholder="Private key"><br></p></div>',
  ];
  const sentAlone = [
    '<input class="it" inputmode="numeric">',
    '<textarea class="it" autocomplete="off"></textarea>',
    '<label>Description of the password policy <textarea class="it">My password</textarea></label>',
    '<table><tr><td>Password:</td><td><input class="it"></td></tr></table>',
    '<textarea class="it" title="Your PIN or seed"></textarea>',
  ];
  const plain = [
    '<label>Keyboard <input class="it"></label>',
    '<textarea class="it" name="passage"></textarea>',
    `<p>${"A letter about a password. ".repeat(10)}</p><textarea class="it"></textarea>`,
    '<p id="text" class="it" contenteditable aria-labelledby="text">My password is forgotten.</p>',
  ];
  await show([...secret, ...sentAlone, ...plain].map((html) => `<form>${html}</form>`).join(""));
  const silences = await tab.page.evaluate(() =>
    [...document.querySelectorAll(".it")].map((field) => window.foreign.silences(field)),
  );
  expect(silences.slice(0, secret.length)).toEqual(secret.map(() => ["secret", "secret"]));
  expect(silences.slice(secret.length, -plain.length)).toEqual(sentAlone.map(() => [undefined, expect.any(String)]));
  expect(silences.slice(-plain.length)).toEqual(plain.map(() => [undefined, undefined]));
});

test("a field that is made of a custom element is named by that element", async () => {
  await show('<x-field label="Recovery phrase"></x-field>');
  const silences = await tab.page.evaluate(() => {
    const tree = document.querySelector("x-field")?.attachShadow({ mode: "open" });
    if (tree) tree.innerHTML = "<input>";
    const field = tree?.querySelector("input");
    return field && window.foreign.silences(field);
  });
  expect(silences).toEqual(["secret", "secret"]);
});
