import { dialects, styles } from "@housestyle/engine";
import { Select } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";

/** How the text is read, where it can be seen and changed at any time: its English and its kind. */
export function ReadingChoice() {
  const controller = useController();
  const dialect = useControllerState((state) => state.personal.preferences.dialect);
  const style = useControllerState((state) => state.personal.preferences.style);
  return (
    <span className="reading-choice">
      <Select
        bare
        label={parts.menu.dialect}
        value={dialect}
        options={dialects.map((value) => ({ value, label: parts.dialects[value] }))}
        onChange={(chosen) => controller.personal.choose({ dialect: chosen })}
      />
      <Select
        bare
        label={parts.menu.style}
        value={style}
        options={styles.map((value) => ({ value, label: parts.styles[value] }))}
        onChange={(chosen) => controller.personal.choose({ style: chosen })}
      />
    </span>
  );
}
