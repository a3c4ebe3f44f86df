import type { DocumentSuggestion } from "@housestyle/documents/suggestions";
import { Button, Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useState } from "react";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keepFocus } from "../remarks/keep-focus.ts";
import { ScrollRow } from "../remarks/ScrollRow.tsx";
import { EditCard } from "./EditCard.tsx";
import { editKeys } from "./edit-keys.ts";
import SuggestingSwitch from "./SuggestingSwitch.tsx";
import { keptSuggesting, type SuggestingController } from "./suggesting-controller.ts";
import "./suggesting.css";

const everyone = "everyone";
const selection = "selection";

/** The edits that people suggest, beside the text. */
export default function EditList() {
  const controller = useController();
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!isOnServer) return <p className="empty">{texts.notSaved}</p>;
  return <Edits suggesting={keptSuggesting(controller)} />;
}

function Edits({ suggesting }: { readonly suggesting: SuggestingController }) {
  const controller = useController();
  const { edits, chosen } = useStore(suggesting.state, (whole) => whole);
  const isEditable = useControllerState((state) => state.isEditable);
  // Whether someone may decide changes with it.
  useControllerState((state) => state.suggesting);
  const [filter, setFilter] = useState(everyone);
  const people = [...new Map(edits.map(({ author, name }) => [String(author), name]))];
  const shown = edits.filter((edit) => {
    if (filter === selection) return isSelected(edit, controller.view?.state.selection);
    return filter === everyone || String(edit.author) === filter || people.every(([author]) => author !== filter);
  });
  const keys = editKeys(shown);
  const decide = (decision: "accept" | "reject") => suggesting.decide(decision, shown);
  const mayAll = (decision: "accept" | "reject") =>
    shown.length > 0 && shown.every((edit) => suggesting.may(decision, edit));
  return (
    <div ref={keepFocus} className="edits">
      <ScrollRow className="edits-head">
        <span className="note">{texts.count(shown.length)}</span>
        <Select
          bare
          label={texts.filter}
          value={filter}
          options={[
            { value: everyone, label: texts.everyone },
            { value: selection, label: texts.selection },
            ...people.map(([value, label]) => ({ value, label })),
          ]}
          onChange={setFilter}
        />
        {mayAll("accept") || mayAll("reject") ? (
          <div className="edits-all">
            <Button disabled={!mayAll("accept")} onClick={() => decide("accept")}>
              {texts.acceptAll}
            </Button>
            <Button onClick={() => decide("reject")}>{texts.rejectAll}</Button>
          </div>
        ) : null}
        {isEditable ? <SuggestingSwitch /> : null}
        {isEditable ? (
          <Button tone="quiet" className="edits-correct" onClick={() => suggesting.suggestCorrections()}>
            {texts.correct}
          </Button>
        ) : null}
      </ScrollRow>
      {shown.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <ul className="edits-list" aria-label={texts.panel}>
          {shown.map((edit, index) => (
            <li key={keys[index]}>
              <EditCard edit={edit} suggesting={suggesting} isChosen={edit === chosen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether an edit touches what is selected in the text. */
const isSelected = (
  { from, to }: DocumentSuggestion,
  selected: { readonly from: number; readonly to: number } | undefined,
): boolean => selected !== undefined && to >= selected.from && from <= selected.to;
