/** The editor's screen is drawn in the editor's own files; here are its styles, which no other screen is to get. */
import "../../editor/styles/blocks.css";
import "../../editor/styles/frame.css";
import "../../editor/styles/menu.css";
import "../../editor/styles/status.css";
import "../../editor/styles/top-bar.css";
import "../../editor/styles/print.css";
import "../../editor/styles/text.css";
import "../../editor/styles/focus.css";
import "../../editor/view/view.css";
import "@housestyle/surfaces/marks.css";
import "@housestyle/ui/virtual-rows.css";
import "@housestyle/panel/panel.css";
import "@housestyle/panel/goals.css";
import "../../editor/styles/remarks.css";
import "../../editor/styles/dialogs.css";
import "../../editor/styles/beside.css";

export { EditorScreen as default } from "../../editor/EditorScreen.tsx";
