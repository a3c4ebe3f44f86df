import { expect, test } from "vitest";
import { isAcceptable, xmlOfForm } from "./saml-answer.ts";

const now = Date.parse("2026-11-29T08:00:00Z");
const end = "2026-11-29T08:05:00Z";
const data = (members: string) => `<a:SubjectConfirmationData ${members}/>`;

test.each([
  [true, data(`NotOnOrAfter="${end}"`)],
  [true, data(`NotOnOrAfter = '${end}' Recipient="x"`)],
  [true, data(`NotOnOrAfter="2026-11-29T07:59:30Z"`)],
  [false, data(`NotOnOrAfter="2026-11-29T07:58:00Z"`)],
  [false, data(`NotOnOrAfter="&#50;026-11-29T08:05:00Z"`)],
  [false, data(`NotOnOrAfter="soon"`)],
  [false, data(`Recipient=">" NotOnOrAfter="${end}"`)],
  [false, data(`NotBefore="2026-11-29T08:02:00Z" NotOnOrAfter="${end}"`)],
  [false, data(`NotOnOrAfter="${end}"`) + data("")],
  [false, ""],
  [false, `<!-- -->${data(`NotOnOrAfter="${end}"`)}`],
  [false, `<!doctype x>${data(`NotOnOrAfter="${end}"`)}`],
  [false, `<SignatureMethod Algorithm="none"/>${data(`NotOnOrAfter="${end}"`)}`],
  [false, `<SignatureMethod/>${data(`NotOnOrAfter="${end}"`)}`],
])("whether a response is acceptable: %s, %s", (expected, xml) => {
  expect(isAcceptable(xml, now)).toBe(expected);
});

test("a form has one response, in Base64 that everyone reads in the same way", () => {
  const [one, two] = [btoa("<one/>"), btoa("<two/>")];
  const form = (...responses: readonly string[]) =>
    new URLSearchParams(responses.map((each) => ["SAMLResponse", each])).toString();
  expect(xmlOfForm(form(one))).toBe("<one/>");
  expect(xmlOfForm(form(`${one.slice(0, 4)}\r\n${one.slice(4)}`))).toBe("<one/>");
  for (const wrong of [form(one, two), form(`${one}==${two}`), form(`${one}=A`), form(`${one}!`), form(""), form()]) {
    expect(xmlOfForm(wrong)).toBeUndefined();
  }
});
