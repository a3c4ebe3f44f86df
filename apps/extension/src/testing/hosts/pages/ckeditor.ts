import { Bold } from "@ckeditor/ckeditor5-basic-styles";
import { ClassicEditor } from "@ckeditor/ckeditor5-editor-classic";
import { Essentials } from "@ckeditor/ckeditor5-essentials";
import { Paragraph } from "@ckeditor/ckeditor5-paragraph";
import "@ckeditor/ckeditor5-ui/dist/index.css";
import "@ckeditor/ckeditor5-editor-classic/dist/index.css";
import { mount, place } from "../page.ts";

const editor = await ClassicEditor.create(place("div"), {
  licenseKey: "GPL",
  plugins: [Essentials, Paragraph, Bold],
  toolbar: ["bold", "undo"],
});
const text = () => new DOMParser().parseFromString(editor.getData(), "text/html").body.textContent ?? "";
mount({
  element: editor.editing.view.getDomRoot() as HTMLElement,
  model: text,
  saved: () => editor.getData(),
});
