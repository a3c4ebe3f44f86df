import { mount, place } from "../page.ts";

/** A chat: Enter sends what is written, and empties the box. */
const element = place("div");
const sent: string[] = [];
element.contentEditable = "true";
element.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  sent.push(element.innerText);
  element.replaceChildren();
});
mount({ element, model: () => element.innerText, saved: () => [...sent, element.innerHTML].join("\n") });
