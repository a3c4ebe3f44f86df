import { Button, Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../app/session.ts";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keepFocus } from "../remarks/keep-focus.ts";
import { useWorkspace } from "../workspace/use-workspace.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { CommentForm } from "./CommentForm.tsx";
import { type CommentController, keptComments } from "./comment-controller.ts";
import { type CommentFilter, commentFilters, filteredThreads, shortQuote } from "./comment-thread.ts";
import { ThreadCard } from "./ThreadCard.tsx";
import "./comments.css";

/** The comment threads on the text, beside it. */
export default function CommentPanel() {
  const workspace = useWorkspace();
  const isOnServer = useControllerState((state) => state.sync !== "none");
  if (!workspace || !isOnServer) return <p className="empty">{texts.notSaved}</p>;
  return <Threads workspace={workspace} />;
}

function Threads({ workspace }: { readonly workspace: Workspace }) {
  const controller = useController();
  const comments = keptComments(controller, workspace);
  const state = useStore(comments.state, (whole) => whole);
  const me = useSession(({ profile }) => profile?.Id);
  const [filter, setFilter] = useState<CommentFilter>(() => (state.selected === undefined ? "open" : "all"));
  const list = useRef<HTMLUListElement>(null);
  const { selected, threads } = state;
  const isThere = threads.some(({ Id }) => Id === selected);
  useEffect(() => {
    if (selected === undefined || !isThere) return;
    comments.goTo(selected);
    list.current?.querySelector(`[data-thread="${selected}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selected, isThere, comments]);
  if (state.status === "loading")
    return (
      <p className="empty" role="status">
        {texts.loading}
      </p>
    );
  if (state.status === "noAccess") return <p className="empty">{texts.noAccess}</p>;
  const shown = filteredThreads(threads, filter, me);
  return (
    <div ref={keepFocus} className="comments">
      <header className="comments-head">
        <span className="note">{texts.count(shown.length)}</span>
        <Select
          bare
          label={texts.filter}
          value={filter}
          options={commentFilters.map((value) => ({ value, label: texts.filters[value] }))}
          onChange={setFilter}
        />
        {state.mayComment ? (
          <Button
            title={texts.addHere}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => comments.begin()}
          >
            {texts.add}
          </Button>
        ) : null}
      </header>
      {state.status === "failed" ? <p className="note comments-note">{texts.failed}</p> : null}
      {state.error === undefined ? null : (
        <p className="comments-error" role="alert">
          {state.error}
        </p>
      )}
      {state.draft ? <Draft key={state.draft.quote} comments={comments} draft={state.draft} /> : null}
      {shown.length === 0 && !state.draft ? (
        <p className="empty">{state.mayComment ? texts.none : texts.noneToRead}</p>
      ) : (
        <ul ref={list} className="comments-list" aria-label={texts.panel}>
          {shown.map((thread) => (
            <li key={thread.Id}>
              <ThreadCard thread={thread} comments={comments} state={state} me={me} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Draft({
  comments,
  draft,
}: {
  readonly comments: CommentController;
  readonly draft: { readonly quote: string; readonly text: string };
}) {
  return (
    <section className="comment-thread comment-draft" aria-label={texts.about(shortQuote(draft.quote))}>
      <blockquote className="comment-quote">{shortQuote(draft.quote)}</blockquote>
      <CommentForm
        label={texts.text}
        action={texts.send}
        begun={draft.text}
        people={comments.state.read().people}
        startHere
        onSend={(text) => comments.add(text)}
        onCancel={() => comments.cancel()}
      />
    </section>
  );
}
