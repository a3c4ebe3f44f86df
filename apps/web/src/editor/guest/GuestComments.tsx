import { Button, TextField } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { ask, CallFailure, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorComments } from "../../texts/editor-comments.ts";
import { guest as texts } from "../../texts/guest.ts";
import { CommentForm } from "../comments/CommentForm.tsx";
import { shortQuote } from "../comments/comment-thread.ts";
import { GuestThread } from "./GuestThread.tsx";
import type { GuestDocumentData, GuestPassage, GuestView } from "./guest-view.ts";

/** The comments of a document for a guest, who can add to them under a name they enter. */
export function GuestComments({
  pass,
  threads,
  view,
  selected,
  onSelect,
  onChange,
}: {
  readonly pass: string;
  readonly threads: GuestDocumentData["Threads"];
  readonly view: GuestView;
  readonly selected: number | undefined;
  readonly onSelect: (thread: number | undefined) => void;
  readonly onChange: () => Promise<boolean>;
}) {
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const [draft, setDraft] = useState<GuestPassage>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (selected === undefined) return;
    list.current?.querySelector(`[data-thread="${selected}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  /** Stores something under the name that was entered. Resolves with whether that worked. */
  const send = async (call: (guest: { Pass: string; Name: string }) => Promise<unknown>, message: string) => {
    setError(undefined);
    setDone("");
    setNameMissing(name.trim() === "");
    if (name.trim() === "") {
      nameField.current?.focus();
      return false;
    }
    try {
      await call({ Pass: pass, Name: name.trim() });
    } catch (failure) {
      const isGone = failure instanceof CallFailure && failure.code === "stale";
      setError(isGone ? texts.gone : messageOf(failure));
      if (isGone) await onChange();
      return false;
    }
    await onChange();
    setDone(message);
    return true;
  };
  const begin = () => {
    const passage = view.passage();
    setError(passage ? undefined : texts.noWords);
    setDraft(passage);
  };
  return (
    <aside className="guest-threads" aria-label={editorComments.panel}>
      <div className="guest-form">
        <TextField
          label={texts.name}
          value={name}
          maxLength={60}
          autoComplete="name"
          error={isNameMissing ? texts.needsName : undefined}
          inputRef={nameField}
          onChange={setName}
        />
        <Button tone="primary" onPointerDown={(event) => event.preventDefault()} onClick={begin}>
          {texts.add}
        </Button>
      </div>
      <p className="note">{texts.hint}</p>
      {error === undefined ? null : (
        <p className="comments-error" role="alert">
          {error}
        </p>
      )}
      <p role="status" className="note">
        {done}
      </p>
      {draft ? (
        <section className="comment-thread comment-draft" aria-label={editorComments.about(shortQuote(draft.Quote))}>
          <blockquote className="comment-quote">{shortQuote(draft.Quote)}</blockquote>
          <CommentForm
            label={editorComments.text}
            action={editorComments.send}
            people={[]}
            startHere
            onSend={async (Text) => {
              const isDone = await send(
                (guest) => ask(server.addGuestComment({ ...guest, ...draft, Text })),
                texts.added,
              );
              if (isDone) setDraft(undefined);
              return isDone;
            }}
            onCancel={() => setDraft(undefined)}
          />
        </section>
      ) : null}
      {threads.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <ul ref={list} className="comments-list" aria-label={editorComments.panel}>
          {threads.map((thread) => (
            <li key={thread.Id}>
              <GuestThread
                thread={thread}
                isSelected={thread.Id === selected}
                onShow={() => {
                  onSelect(thread.Id);
                  view.goTo(thread.From);
                }}
                onReply={(Text) =>
                  send(
                    (guest) => ask(server.replyAsGuest({ ...guest, Text }, { params: { thread: thread.Id } })),
                    texts.replied,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
