import { Button } from "@housestyle/ui";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { parts } from "../../texts/editor-parts.ts";
import { download } from "../files/download.ts";
import { HiddenFile } from "../files/HiddenFile.tsx";
import { readText } from "../files/read-file.ts";
import { AddWordForm } from "./AddWordForm.tsx";
import { useDictionaryWords } from "./use-dictionary-words.ts";
import { WordRows } from "./WordRows.tsx";
import { writeWordList } from "./word-list.ts";

/** The dictionary: every word that counts here and whose it is, to add to, search, take from, import and export. */
export function Dictionary() {
  const [search, setSearch] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const { listed, found, isShared, ...words } = useDictionaryWords(search);
  return (
    <>
      <p className="note">{isShared ? parts.dictionary.aboutAll : parts.dictionary.about}</p>
      <AddWordForm places={words.places} place={words.place} choose={words.choose} add={words.add} />
      <p className="dialog-said" role="status">
        {words.notice?.text ?? (words.isUnreachable ? parts.dictionary.unreachable : "")}
        {words.notice?.undo ? (
          <Button tone="quiet" onClick={words.undo}>
            {parts.format.undo}
          </Button>
        ) : null}
      </p>
      <label className="field">
        <span>{parts.dictionary.search}</span>
        <input className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p className="note">{parts.dictionary.count(listed.length)}</p>
      {found.length > 0 ? (
        <WordRows words={found} showWhose={isShared} remove={(row) => void words.remove(row)} />
      ) : (
        <p className="empty-words">{listed.length === 0 ? parts.dictionary.none : parts.dictionary.noMatch}</p>
      )}
      <div className="dialog-foot">
        <Button onClick={() => file.current?.click()}>{parts.dictionary.import}</Button>
        <Button
          disabled={listed.length === 0}
          onClick={() =>
            download(parts.dictionary.fileName, writeWordList(new Set(listed.map(({ word }) => word))), "text/plain")
          }
        >
          {parts.dictionary.export}
        </Button>
        {isShared ? (
          <Link href="/dictionary" className="button button-quiet">
            {parts.dictionary.manage}
          </Link>
        ) : null}
        <HiddenFile
          input={file}
          accept=".txt,.dic,text/plain"
          label={parts.dictionary.import}
          onFile={(chosen) => void readText(chosen).then(words.importText)}
        />
      </div>
    </>
  );
}
