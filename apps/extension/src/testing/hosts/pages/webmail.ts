import { mount, place } from "../page.ts";

/** A letter that is answered, as webmail does: what is written, a signature, and the letter before in quotes. */
const element = place("div");
element.contentEditable = "true";
element.setAttribute("role", "textbox");
element.ariaLabel = "Message Body";
const signature = '<div data-smartmail="gmail_signature">Kind regards</div>';
const before = '<div class="gmail_quote"><blockquote type="cite">He recieveed teh lettter.</blockquote></div>';
const around = `<br>${signature}${before}`;
element.innerHTML = `<div><br></div>${around}`;
const written = () => element.firstElementChild as HTMLElement;
mount({
  element,
  model: () => written().innerText,
  saved: () => element.innerHTML.replace(around, ""),
});
