import { Button } from "@housestyle/ui";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import { texts } from "../../texts/editor.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { download } from "../files/download.ts";
import { readText } from "../files/read-file.ts";
import { WordRows } from "./WordRows.tsx";
import { isWord, readWordList, sortedWords, tidyWord, writeWordList } from "./word-list.ts";

interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

/** The personal dictionary: add, search, remove with a way back, import, export. */
export function Dictionary() {
  const { personal } = useDesk();
  const words = useDeskState((state) => state.personal.words);
  const [search, setSearch] = useState("");
  const [notice, setNotice] = useState<Notice>();
  const file = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return sortedWords(words).filter((word) => word.toLowerCase().includes(wanted));
  }, [words, search]);

  const add = (written: string): boolean => {
    const word = tidyWord(written);
    if (!isWord(word)) setNotice({ text: parts.dictionary.notAWord(word) });
    else if (words.has(word)) setNotice({ text: parts.dictionary.known(word) });
    else {
      personal.addWords([word]);
      setNotice({ text: texts.done.added(word), undo: () => personal.removeWords([word]) });
      return true;
    }
    return false;
  };
  const remove = (word: string) => {
    personal.removeWords([word]);
    setNotice({ text: texts.done.removed(word), undo: () => personal.addWords([word]) });
  };
  const importFile = async (chosen: File) => {
    const text = await readText(chosen);
    if (text === undefined) return setNotice({ text: parts.dictionary.notText });
    const { added, known, refused } = readWordList(text, words);
    personal.addWords(added);
    const said = parts.dictionary.imported(added.length, known, refused);
    setNotice(added.length > 0 ? { text: said, undo: () => personal.removeWords(added) } : { text: said });
  };

  return (
    <>
      <p className="note">{parts.dictionary.about}</p>
      <AddWord add={add} />
      <p className="notice" role="status">
        {notice?.text}{" "}
        {notice?.undo ? (
          <Button
            tone="quiet"
            onClick={() => {
              notice.undo?.();
              setNotice(undefined);
            }}
          >
            {texts.undo}
          </Button>
        ) : null}
      </p>
      <label className="field">
        <span>{parts.dictionary.search}</span>
        <input className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p className="note">{parts.dictionary.count(words.size)}</p>
      {shown.length > 0 ? (
        <WordRows words={shown} remove={remove} />
      ) : (
        <p className="empty-words">{words.size === 0 ? parts.dictionary.none : parts.dictionary.noMatch}</p>
      )}
      <div className="dialog-foot">
        <Button onClick={() => file.current?.click()}>{parts.dictionary.import}</Button>
        <Button
          disabled={words.size === 0}
          onClick={() => download(parts.dictionary.fileName, writeWordList(words), "text/plain")}
        >
          {parts.dictionary.export}
        </Button>
        <input
          ref={file}
          className="visually-hidden"
          type="file"
          accept=".txt,.dic,text/plain"
          tabIndex={-1}
          aria-label={parts.dictionary.import}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = "";
            if (chosen) void importFile(chosen);
          }}
        />
      </div>
    </>
  );
}

function AddWord({ add }: { readonly add: (word: string) => boolean }) {
  const [word, setWord] = useState("");
  const submitted = (event: SubmitEvent) => {
    event.preventDefault();
    if (word.trim() !== "" && add(word)) setWord("");
  };
  return (
    <form className="add-word" onSubmit={submitted}>
      <label className="field">
        <span>{parts.dictionary.add}</span>
        <input className="input" value={word} autoComplete="off" onChange={(event) => setWord(event.target.value)} />
      </label>
      <Button type="submit" tone="primary">
        {parts.dictionary.addButton}
      </Button>
    </form>
  );
}
