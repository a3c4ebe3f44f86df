import { Badge, Button, CopyPrompt, friendlyTime, IconButton, useCopy } from "@housestyle/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { toasts } from "../../app/toasts.ts";
import { momentName } from "../../texts/dates.ts";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import { guest } from "../../texts/guest.ts";
import { shell } from "../../texts/shell.ts";
import { CommentForm } from "./CommentForm.tsx";
import type { CommentController, CommentsState } from "./comment-controller.ts";
import { type CommentThread, mentionPieces, shortQuote } from "./comment-thread.ts";

/** One thread: the words it is about, its comments, and its actions. */
export function ThreadCard({
  thread,
  comments,
  state,
  me,
}: {
  readonly thread: CommentThread;
  readonly comments: CommentController;
  readonly state: CommentsState;
  readonly me: number | undefined;
}) {
  const { Id, Quote, ResolvedOn, ResolvedBy } = thread;
  const quote = shortQuote(Quote);
  const isOrphan = state.orphans.has(Id);
  const isSelected = state.selected === Id;
  const [first] = thread.Comments;
  const name = nameOf(first, me);
  return (
    <article
      className={isSelected ? "comment-thread comment-thread-selected" : "comment-thread"}
      data-thread={Id}
      aria-label={texts.thread(name, quote)}
      aria-current={isSelected ? "true" : undefined}
    >
      {isOrphan ? (
        <div>
          <p className="note">{texts.orphan}</p>
          <blockquote className="comment-quote">{quote}</blockquote>
        </div>
      ) : (
        <button
          type="button"
          className="bare-button comment-quote"
          title={texts.goTo(quote)}
          onClick={() => comments.goTo(Id)}
        >
          {quote}
        </button>
      )}
      <ul className="comment-entries">
        {thread.Comments.map((comment) => (
          <li key={comment.Id}>
            <p className="comment-by">
              <strong>{nameOf(comment, me)}</strong> {comment.IsGuest ? <Badge>{guest.badge}</Badge> : null}
              <time className="note" dateTime={comment.CreatedOn} title={momentName(comment.CreatedOn)}>
                {friendlyTime(new Date(comment.CreatedOn), new Date())}
              </time>
              {comment.IsImported ? <span className="note"> · {texts.imported}</span> : null}
              {comment.CanDelete ? (
                <IconButton
                  label={texts.removeOf(nameOf(comment, me))}
                  onClick={() => void comments.remove(Id, comment.Id)}
                >
                  <Trash2 size={14} strokeWidth={1.5} aria-hidden />
                </IconButton>
              ) : null}
            </p>
            <p className="comment-text">
              <CommentText text={comment.Text} people={state.people} />
            </p>
          </li>
        ))}
      </ul>
      {ResolvedOn === null ? null : (
        <p className="note">
          {ResolvedBy === null ? texts.filters.resolved : texts.resolvedBy(ResolvedBy || texts.former)}
        </p>
      )}
      <ThreadActs thread={thread} comments={comments} state={state} name={name} />
    </article>
  );
}

function CommentText({ text, people }: { readonly text: string; readonly people: CommentsState["people"] }) {
  let at = 0;
  return mentionPieces(text, people).map(({ text: piece, person }) => {
    const key = at;
    at += piece.length;
    return person === undefined ? <span key={key}>{piece}</span> : <strong key={key}>{piece}</strong>;
  });
}

function ThreadActs({
  thread: { Id, ResolvedOn },
  comments,
  state,
  name,
}: {
  readonly thread: CommentThread;
  readonly comments: CommentController;
  readonly state: CommentsState;
  readonly name: string;
}) {
  const [isReplying, setReplying] = useState(false);
  const { copy, refused, dismiss } = useCopy();
  const address = `${location.origin}/editor?document=${comments.id}#comment-${Id}`;
  const take = async () => {
    if (await copy(address)) toasts.show({ kind: "success", title: texts.linked });
  };
  if (isReplying) {
    return (
      <CommentForm
        label={texts.replyTo(name)}
        action={texts.sendReply}
        people={state.people}
        startHere
        onSend={async (text) => {
          const isDone = await comments.reply(Id, text);
          if (isDone) setReplying(false);
          return isDone;
        }}
        onCancel={() => setReplying(false)}
      />
    );
  }
  return (
    <div className="comment-acts">
      {state.mayComment ? (
        <>
          <Button tone="quiet" onClick={() => setReplying(true)}>
            {texts.reply}
          </Button>
          <Button tone="quiet" onClick={() => void comments.resolve(Id, ResolvedOn === null)}>
            {ResolvedOn === null ? texts.resolve : texts.reopen}
          </Button>
        </>
      ) : null}
      <Button tone="quiet" onClick={() => void take()}>
        {texts.link}
      </Button>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}

function nameOf(comment: CommentThread["Comments"][number] | undefined, me: number | undefined): string {
  if (comment !== undefined && comment.CreatedBy === me) return texts.you;
  return comment?.Name || texts.former;
}
