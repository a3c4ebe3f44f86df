import Quill from "quill";
import "quill/dist/quill.core.css";
import { mount, place } from "../page.ts";

const quill = new Quill(place("div"));
mount({
  element: quill.root,
  model: () => quill.getText().trimEnd(),
  saved: () => quill.root.innerHTML,
  rest: () => quill.history.cutoff(),
});
