import "trix";
import "trix/dist/trix.css";
import { mount, place } from "../page.ts";

const kept = place("input");
kept.type = "hidden";
kept.id = "kept";
const element = document.createElement("trix-editor") as HTMLElement & {
  readonly editor: { getDocument(): { toString(): string } };
};
element.setAttribute("input", "kept");
document.body.append(element);
mount({ element, model: () => element.editor.getDocument().toString().trimEnd(), saved: () => kept.value });
