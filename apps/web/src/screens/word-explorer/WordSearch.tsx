import { Button, ComboBox, Form } from "@housestyle/ui";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { explorer as texts } from "../../texts/explorer.ts";
import { addressOf } from "./entry.ts";
import { useSuggestions } from "./use-word.ts";

/** Typing must rest this long, in milliseconds, before words are suggested. */
const suggestAfter = 100;

/** The line to look words up with; suggests words while one types. */
export function WordSearch({ word }: { readonly word: string }) {
  const [, go] = useLocation();
  const [text, setText] = useState(word);
  const [asked, setAsked] = useState("");
  useEffect(() => setText(word), [word]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text === word ? "" : text), suggestAfter);
    return () => clearTimeout(timer);
  }, [text, word]);
  const suggestions = useSuggestions(asked);
  const look = (wanted: string) => {
    const plain = wanted.trim();
    if (plain !== "" && plain !== word) go(addressOf(plain));
  };
  return (
    <search>
      <Form className="word-search" onSubmit={() => look(text)}>
        <ComboBox
          label={texts.search}
          placeholder={texts.placeholder}
          free
          input={text}
          onInput={setText}
          items={suggestions.map(({ Text }) => ({ id: Text, label: Text }))}
          onChange={(chosen) => {
            if (chosen !== undefined) look(chosen);
          }}
        />
        <Button type="submit" tone="primary">
          {texts.go}
        </Button>
      </Form>
    </search>
  );
}
