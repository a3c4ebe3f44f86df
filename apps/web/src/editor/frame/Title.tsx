import { texts } from "../../texts/editor.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";

/** The title of the text, above its first line. Enter moves the caret down into the text. */
export function Title() {
  const controller = useController();
  const title = useControllerState((state) => state.title);
  const isEditable = useControllerState((state) => state.isEditable && state.suggesting !== "always");
  return (
    <input
      className="title"
      aria-label={texts.page.title}
      placeholder={texts.page.untitled}
      value={title}
      readOnly={!isEditable}
      maxLength={300}
      autoComplete="off"
      onChange={(event) => controller.document.setTitle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "ArrowDown") return;
        event.preventDefault();
        controller.view?.focus();
      }}
    />
  );
}
