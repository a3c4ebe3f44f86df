import { parsedDocument } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Select } from "@housestyle/ui";
import { Selection } from "prosemirror-state";
import { useState } from "react";
import { server } from "../../app/server.ts";
import { editorChapters as texts } from "../../texts/editor-chapters.ts";
import { useController } from "../controller/controller-context.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { goBack } from "../controller/go-back.ts";
import { withDocument } from "../outline/chapter-document.ts";
import { contentOf } from "../sync/send-document.ts";
import { DocumentChoice } from "./DocumentChoice.tsx";
import type { Choosable } from "./use-documents.ts";

type Place = keyof typeof texts.places;

/** Copies the text of another document into this one, at the cursor or at the end. */
export default function InsertDocument() {
  const controller = useController();
  const [place, setPlace] = useState<Place>("cursor");
  const [problem, setProblem] = useState("");
  const insert = async (document: Choosable) => setProblem((await insertDocument(controller, document, place)) ?? "");
  return (
    <div className="document-choice">
      <p>{texts.about}</p>
      <Select
        label={texts.where}
        value={place}
        options={(["cursor", "end"] as const).map((value) => ({ value, label: texts.places[value] }))}
        onChange={setPlace}
      />
      {problem === "" ? null : <p role="alert">{problem}</p>}
      <DocumentChoice onChoose={(document) => void insert(document)} />
    </div>
  );
}

/** Inserts a document as one step of undo and closes the dialog. Returns why it could not be read. */
async function insertDocument(
  controller: EditorController,
  { id, name }: Choosable,
  place: Place,
): Promise<string | undefined> {
  const outcome = await server.readDocument(undefined, { params: { id } });
  const doc = outcome.kind === "done" ? parsedDocument(contentOf(outcome.value)) : undefined;
  if (!doc) return texts.notRead(name);
  controller.show(undefined);
  const { view } = controller;
  if (!view?.editable) return undefined;
  if (place === "end") view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  view.dispatch(withDocument(view.state, doc));
  view.dispatch(ownStep(view.state.tr));
  const back = controller.checking?.surface.wayBack();
  controller.notify(texts.inserted(name), back && (() => goBack(controller, back)));
  return undefined;
}
