import { Badge, Button, friendlyTime } from "@housestyle/ui";
import { useState } from "react";
import { momentName } from "../../texts/dates.ts";
import { editorComments } from "../../texts/editor-comments.ts";
import { guest as texts } from "../../texts/guest.ts";
import { CommentForm } from "../comments/CommentForm.tsx";
import { shortQuote } from "../comments/comment-thread.ts";
import type { GuestDocumentData } from "./guest-view.ts";

/** One thread as a guest sees it: the words it is about, its comments, and a reply. */
export function GuestThread({
  thread: { Id, Quote, IsOrphan, IsResolved, Comments },
  isSelected,
  onShow,
  onReply,
}: {
  readonly thread: GuestDocumentData["Threads"][number];
  readonly isSelected: boolean;
  readonly onShow: () => void;
  /** Resolves with whether it was stored. */
  readonly onReply: (text: string) => Promise<boolean>;
}) {
  const [isReplying, setReplying] = useState(false);
  const quote = shortQuote(Quote);
  const name = Comments[0]?.Name || editorComments.former;
  return (
    <article
      className={isSelected ? "comment-thread comment-thread-selected" : "comment-thread"}
      data-thread={Id}
      aria-label={editorComments.thread(name, quote)}
      aria-current={isSelected ? "true" : undefined}
    >
      {IsOrphan ? (
        <div>
          <p className="note">{editorComments.orphan}</p>
          <blockquote className="comment-quote">{quote}</blockquote>
        </div>
      ) : (
        <button type="button" className="bare-button comment-quote" title={editorComments.goTo(quote)} onClick={onShow}>
          {quote}
        </button>
      )}
      <ul className="comment-entries">
        {Comments.map((comment) => (
          <li key={comment.Id}>
            <p className="comment-by">
              <strong>{comment.Name || editorComments.former}</strong>
              {comment.IsGuest ? <Badge>{texts.badge}</Badge> : null}
              {comment.IsImported ? <span className="note">{editorComments.imported}</span> : null}
              <time className="note" dateTime={comment.CreatedOn} title={momentName(comment.CreatedOn)}>
                {friendlyTime(new Date(comment.CreatedOn), new Date())}
              </time>
            </p>
            <p className="comment-text">{comment.Text}</p>
          </li>
        ))}
      </ul>
      {IsResolved ? <p className="note">{texts.resolved}</p> : null}
      {isReplying ? (
        <CommentForm
          label={editorComments.replyTo(name)}
          action={editorComments.sendReply}
          people={[]}
          startHere
          onSend={async (text) => {
            const isDone = await onReply(text);
            if (isDone) setReplying(false);
            return isDone;
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="comment-acts">
          <Button tone="quiet" onClick={() => setReplying(true)}>
            {editorComments.reply}
          </Button>
        </div>
      )}
    </article>
  );
}
