import { texts } from "../../texts/editor.ts";
import { Groups } from "./Groups.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { RemarkList } from "./RemarkList.tsx";

/** The report beside the text: groups with counts, and every remark in them. */
export function Panel() {
  return (
    <aside className="panel" aria-label={texts.panel.label}>
      <PanelHead />
      <Groups />
      <RemarkList />
    </aside>
  );
}
