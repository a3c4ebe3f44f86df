import { Button, Disclosure, TextField } from "@housestyle/ui";
import { type FormEvent, useState } from "react";
import { explorer } from "../../texts/explorer.ts";

const texts = explorer.context;

/** A sentence to rank the synonyms by. It leaves the device only when the button is pressed. */
export function InContext({ onContext }: { readonly onContext: (sentence: string) => void }) {
  const [sentence, setSentence] = useState("");
  return (
    <Disclosure summary={texts.title}>
      <form
        className="in-context"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onContext(sentence.trim());
        }}
      >
        <TextField
          label={texts.label}
          hint={texts.about}
          multiline
          rows={2}
          value={sentence}
          onChange={setSentence}
          maxLength={1_000}
        />
        <Button type="submit">{texts.go}</Button>
      </form>
    </Disclosure>
  );
}
