import type { DocumentSuggestion } from "@housestyle/documents/suggestions";
import { Button, friendlyTime } from "@housestyle/ui";
import { momentName } from "../../texts/dates.ts";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import { shortWords } from "./short-words.ts";
import type { SuggestingController } from "./suggesting-controller.ts";

/** One suggested edit: its author, its date, its text, and its actions. */
export function EditCard({
  edit,
  suggesting,
  isChosen,
}: {
  readonly edit: DocumentSuggestion;
  readonly suggesting: SuggestingController;
  readonly isChosen: boolean;
}) {
  const { name, at, inserted, deleted, isFormat } = edit;
  const moment = new Date(at).toISOString();
  const mayAccept = suggesting.may("accept", edit);
  return (
    <article
      className={isChosen ? "edit-card edit-card-chosen" : "edit-card"}
      aria-label={texts.summary(name, inserted, deleted)}
      aria-current={isChosen ? "true" : undefined}
    >
      <p className="edit-by">
        <strong>{name}</strong>{" "}
        <time className="note" dateTime={moment} title={momentName(moment)}>
          {friendlyTime(new Date(at), new Date())}
        </time>
      </p>
      <button type="button" className="bare-button edit-words" title={texts.show} onClick={() => suggesting.goTo(edit)}>
        {deleted === "" ? null : <del>{shortWords(deleted)}</del>}{" "}
        {inserted === "" ? null : <ins>{shortWords(inserted)}</ins>}
        {isFormat ? texts.format : null}
        {inserted === "" && deleted === "" && !isFormat ? texts.block : null}
      </button>
      <div className="edit-acts">
        {mayAccept ? (
          <Button tone="quiet" onClick={() => suggesting.decide("accept", [edit])}>
            {texts.accept}
          </Button>
        ) : null}
        {suggesting.may("reject", edit) ? (
          <Button tone="quiet" onClick={() => suggesting.decide("reject", [edit])}>
            {mayAccept ? texts.reject : texts.withdraw}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
