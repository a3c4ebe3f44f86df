import { fromPlainText, parsedDocument } from "@housestyle/documents";
import { Button } from "@housestyle/ui";
import { useEffect, useId, useMemo, useState } from "react";
import { server } from "../../app/server.ts";
import { editorAuthors } from "../../texts/editor-authors.ts";
import { colorOf } from "../collaboration/people-here.ts";
import { paragraphsAround, type ReplayedChange, replayedChanges } from "./replay-steps.ts";
import { nameOf } from "./use-authors.ts";
import "../collaboration/carets.css";
import "./authors.css";

const texts = editorAuthors.replay;
/** The pause between two changes while they play, in milliseconds. */
const pace = 400;

/** The changes since a version, one after the other, with who made them. */
export default function Replay({ id, version }: { readonly id: number; readonly version: number }) {
  const changes = useChanges(id, version);
  if (changes === "loading") return <p role="status">{texts.loading}</p>;
  if (changes === "gone") return <p role="status">{texts.gone}</p>;
  if (changes.all.length === 0) return <p role="status">{texts.none}</p>;
  return <Player {...changes} />;
}

interface LoadedChanges {
  readonly base: ReplayedChange["doc"];
  readonly all: readonly ReplayedChange[];
  readonly names: ReadonlyMap<number, string>;
}

function useChanges(id: number, version: number): LoadedChanges | "loading" | "gone" {
  const [found, setFound] = useState<LoadedChanges | "loading" | "gone">("loading");
  useEffect(() => {
    let isGone = false;
    void readChanges(id, version).then((changes) => {
      if (!isGone) setFound(changes ?? "gone");
    });
    return () => {
      isGone = true;
    };
  }, [id, version]);
  return found;
}

async function readChanges(id: number, version: number): Promise<LoadedChanges | undefined> {
  const params = { id };
  const [whole, steps, versions] = await Promise.all([
    server.readDocumentVersion(undefined, { params: { id, version } }),
    server.readDocumentSteps(undefined, { params, query: { since: version } }),
    server.listDocumentVersions(undefined, { params }),
  ]);
  if (whole.kind !== "done" || steps.kind !== "done") return undefined;
  const base = parsedDocument(whole.value.Content) ?? fromPlainText(whole.value.Text);
  const all = replayedChanges(base, steps.value.Steps);
  const writers = versions.kind === "done" ? versions.value.flatMap(({ Writers }) => Writers) : [];
  return all && { base, all, names: new Map(writers.map(({ Id, Name }) => [Id, Name])) };
}

function Player({ base, all, names }: LoadedChanges) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const label = useId();
  const change = at === 0 ? undefined : all[at - 1];
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= all.length) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, all.length]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(Math.max(0, to), all.length));
  };
  const play = () => {
    if (at >= all.length) setAt(0);
    setPlaying(!isPlaying);
  };
  const said = change ? texts.at(at, all.length, nameOf(change.by, names)) : texts.start;
  return (
    <div className="replay">
      <div className="replay-acts">
        <Button tone="primary" onClick={play}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {texts.previous}
        </Button>
        <Button disabled={at === all.length} onClick={() => go(at + 1)}>
          {texts.next}
        </Button>
        <label className="visually-hidden" htmlFor={label}>
          {texts.position}
        </label>
        <input
          id={label}
          type="range"
          className="replay-range"
          min={0}
          max={all.length}
          value={at}
          aria-valuetext={said}
          onChange={({ target }) => go(Number(target.value))}
        />
      </div>
      <p role="status" className="note">
        {isPlaying ? "" : said}
      </p>
      <ReplayedText doc={change?.doc ?? base} change={change} name={change ? nameOf(change.by, names) : ""} />
    </div>
  );
}

function ReplayedText({
  doc,
  change,
  name,
}: {
  readonly doc: ReplayedChange["doc"];
  readonly change: ReplayedChange | undefined;
  readonly name: string;
}) {
  const shown = useMemo(() => paragraphsAround(doc, change?.at), [doc, change]);
  const by = change?.by ?? null;
  const color = by === null ? "author-unknown" : `person-color-${colorOf(by)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="authors-text" aria-label={texts.text} tabIndex={0}>
      {shown.map(({ pos, text, start, end }) => (
        <p key={pos} className="authors-passage">
          {text.slice(0, start)}
          {end > start ? (
            <span className={`author-words ${color}`}>
              <span className="author-name">{name}</span> {text.slice(start, end)}
            </span>
          ) : null}
          {text.slice(end)}
        </p>
      ))}
    </section>
  );
}
