import { Button, Disclosure, Form, TextField } from "@housestyle/ui";
import { useState } from "react";
import { explorer } from "../../texts/explorer.ts";

const texts = explorer.context;

/**
 * A field for a sentence by which to rank the synonyms. The sentence leaves the device only when the button is pressed.
 */
export function InContext({ onContext }: { readonly onContext: (sentence: string) => void }) {
  const [sentence, setSentence] = useState("");
  return (
    <Disclosure summary={texts.title}>
      <Form className="in-context" onSubmit={() => onContext(sentence.trim())}>
        <TextField
          label={texts.label}
          hint={texts.about}
          rows={2}
          value={sentence}
          onChange={setSentence}
          maxLength={1_000}
        />
        <Button type="submit">{texts.go}</Button>
      </Form>
    </Disclosure>
  );
}
