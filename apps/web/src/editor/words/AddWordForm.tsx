import { Button, Form, Select } from "@housestyle/ui";
import { useState } from "react";
import { parts } from "../../texts/editor-parts.ts";

/** A dictionary that a word can be added to, with a name that distinguishes it from the others. */
export interface WordDestination {
  readonly value: string;
  readonly label: string;
}

/** The form that adds a word: the word and, if there is a choice, whose dictionary it goes into. */
export function AddWordForm({
  places,
  place,
  choose,
  add,
}: {
  readonly places: readonly WordDestination[];
  readonly place: string;
  readonly choose: (place: string) => void;
  /** Answers whether it was taken; then the field is free for the next. */
  readonly add: (word: string) => Promise<boolean>;
}) {
  const [word, setWord] = useState("");
  const submitted = async () => {
    if (word.trim() !== "" && (await add(word))) setWord("");
  };
  return (
    <Form className="add-word" onSubmit={submitted}>
      <label className="field">
        <span>{parts.dictionary.add}</span>
        <input className="input" value={word} autoComplete="off" onChange={(event) => setWord(event.target.value)} />
      </label>
      {places.length > 1 ? (
        <Select label={parts.dictionary.whose} value={place} options={places} onChange={choose} />
      ) : null}
      <Button type="submit" tone="primary">
        {parts.dictionary.addButton}
      </Button>
    </Form>
  );
}
