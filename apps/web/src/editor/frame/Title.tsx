import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";

/** The name of the text, over its first line. Enter goes down into the text. */
export function Title() {
  const desk = useDesk();
  const title = useDeskState((state) => state.title);
  const isEditable = useDeskState((state) => state.isEditable);
  return (
    <input
      className="title"
      aria-label={texts.page.title}
      placeholder={texts.page.untitled}
      value={title}
      readOnly={!isEditable}
      maxLength={300}
      autoComplete="off"
      onChange={(event) => desk.document.setTitle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "ArrowDown") return;
        event.preventDefault();
        desk.view?.focus();
      }}
    />
  );
}
