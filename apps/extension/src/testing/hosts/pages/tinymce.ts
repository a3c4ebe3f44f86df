import tinymce from "tinymce";
import "tinymce/models/dom/model";
import "tinymce/themes/silver/theme";
import "tinymce/icons/default/icons";
import "tinymce/skins/ui/oxide/skin.js";
import "tinymce/skins/ui/oxide/content.js";
import "tinymce/skins/content/default/content.js";
import { mount, place } from "../page.ts";

const target = place("textarea");
/** TinyMCE says of itself that nothing is to be checked, unless its page asks for it: `?spellcheck`. */
const [editor] = await tinymce.init({
  target,
  license_key: "gpl",
  height: 300,
  skin_url: "default",
  content_css: "default",
  promotion: false,
  browser_spellcheck: location.search === "?spellcheck",
});
if (editor)
  mount({
    element: editor.getBody(),
    model: () => editor.getContent({ format: "text" }),
    saved: () => editor.getContent(),
  });
