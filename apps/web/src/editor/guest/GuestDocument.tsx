import { Button, ErrorArea, LinkButton } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { useTitle } from "../../app/use-title.ts";
import { loginTo } from "../../site/sign-in/next-path.ts";
import { guest as texts } from "../../texts/guest.ts";
import { GuestComments } from "./GuestComments.tsx";
import { imagesOfPass } from "./guest-images.ts";
import { type GuestDocumentData, GuestView } from "./guest-view.ts";
import { useGuestDocument } from "./use-guest-document.ts";
import "../styles/blocks.css";
import "../styles/text.css";
import "../suggesting/suggesting.css";
import "../comments/comments.css";
import "./guest.css";

/** A document that someone without an account has opened by a link, with its comments if they may comment. */
export default function GuestDocument({ pass, back }: { readonly pass: string; readonly back: string }) {
  const { data, error, isEnded, load } = useGuestDocument(pass);
  const [done, setDone] = useState("");
  const title = data && (data.Title || texts.untitled);
  useTitle(title ?? texts.loading);
  const refresh = async () => {
    setDone("");
    if (await load()) setDone(texts.refreshed);
  };
  return (
    <div className={data?.Role === "comment" ? "guest guest-comments" : "guest"}>
      <header className="guest-head">
        <h1 className="guest-title">{title ?? texts.loading}</h1>
        <div className="guest-note">
          <p>{data?.Role === "comment" ? texts.comments : texts.views}</p>
          <Button onClick={() => void refresh()}>{texts.refresh}</Button>
          <LinkButton href={loginTo(back)}>{texts.logIn}</LinkButton>
        </div>
        <ErrorArea messages={error === undefined ? [] : [error]} />
        <p role="status" className="note">
          {done}
        </p>
      </header>
      {data && !isEnded ? <Loaded pass={pass} data={data} load={load} /> : null}
    </div>
  );
}

function Loaded({
  pass,
  data,
  load,
}: {
  readonly pass: string;
  readonly data: GuestDocumentData;
  readonly load: () => Promise<boolean>;
}) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(data);
  const [view, setView] = useState<GuestView>();
  const [selected, select] = useState<number>();
  useEffect(() => {
    if (!place.current) return;
    const made = new GuestView(place.current, first.current, imagesOfPass(pass), select);
    setView(made);
    return () => made.destroy();
  }, [pass]);
  useEffect(() => {
    view?.show(data);
    view?.mark(data.Threads, selected);
  }, [view, data, selected]);
  return (
    <div className="guest-columns">
      <div ref={place} className="guest-paper" />
      {data.Role === "comment" && view ? (
        <GuestComments
          pass={pass}
          threads={data.Threads}
          view={view}
          selected={selected}
          onSelect={select}
          onChange={load}
        />
      ) : null}
    </div>
  );
}
