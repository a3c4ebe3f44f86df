import { mount, place } from "../page.ts";

const element = place("div");
element.contentEditable = "true";
mount({ element, model: () => element.innerText, saved: () => element.innerHTML });
element.focus();
