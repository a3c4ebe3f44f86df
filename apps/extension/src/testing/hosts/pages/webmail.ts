import { mount, place } from "../page.ts";

/** A letter that is answered, as webmail does: what is written, a signature, and the letter before in quotes. */
const element = place("div");
element.contentEditable = "true";
element.setAttribute("role", "textbox");
element.ariaLabel = "Message Body";
const signature = '<div data-smartmail="gmail_signature">Kind regardss</div>';
const quotes: Readonly<Record<string, string>> = {
  "": '<div class="gmail_quote"><blockquote type="cite">He recieveed teh lettter.</blockquote></div>',
  "?outlook":
    '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Annn</div><div>He definately recieveed teh lettter.</div>',
};
const before = quotes[location.search] ?? "";
const around = `<br>${signature}${before}`;
element.innerHTML = `<div><br></div>${around}`;
const written = () => element.firstElementChild as HTMLElement;
mount({
  element,
  model: () => written().innerText,
  saved: () => element.innerHTML.replace(around, ""),
});
