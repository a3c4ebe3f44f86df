import { dialects, styles } from "@housestyle/engine";
import { Select } from "@housestyle/ui";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";

/** How the text is read, where it can be seen and changed at any time: its English and its kind. */
export default function ReadingChoice() {
  const desk = useDesk();
  const dialect = useDeskState((state) => state.personal.preferences.dialect);
  const style = useDeskState((state) => state.personal.preferences.style);
  return (
    <span className="reading-choice">
      <Select
        bare
        label={parts.menu.dialect}
        value={dialect}
        options={dialects.map((value) => ({ value, label: parts.dialects[value] }))}
        onChange={(chosen) => desk.personal.choose({ dialect: chosen })}
      />
      <Select
        bare
        label={parts.menu.style}
        value={style}
        options={styles.map((value) => ({ value, label: parts.styles[value] }))}
        onChange={(chosen) => desk.personal.choose({ style: chosen })}
      />
    </span>
  );
}
