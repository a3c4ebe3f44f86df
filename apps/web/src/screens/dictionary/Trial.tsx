import { expressionProblem } from "@housestyle/engine";
import { TextField } from "@housestyle/ui";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { dictionary } from "../../texts/dictionary.ts";
import { covers, formsOf } from "./covers.ts";

const texts = dictionary.trial;

/** Shows, while a word is written, which words in a text it covers. */
export function Trial({
  word,
  caseSensitive,
  isRegex,
}: {
  readonly word: string;
  readonly caseSensitive: boolean;
  readonly isRegex: boolean;
}) {
  const [own, setOwn] = useState("");
  const forms = own.trim() === "" ? [] : [own.trim()];
  // The forms of an expression are not words.
  if (!isRegex) forms.push(...formsOf(word));
  return (
    <section className="word-trial" aria-label={texts.title}>
      <TextField label={texts.field} value={own} onChange={setOwn} maxLength={100} spellCheck={false} />
      {isRegex && word.trim() !== "" && expressionProblem(word.trim()) !== undefined ? (
        <p className="content-quiet">{texts.unreadable}</p>
      ) : forms.length === 0 && !isRegex ? (
        <p className="content-quiet">{texts.none}</p>
      ) : null}
      <ul aria-live="polite">
        {[...new Set(forms)].map((form) => (
          <Form key={form} form={form} isCovered={covers({ word, caseSensitive, isRegex }, form)} />
        ))}
      </ul>
    </section>
  );
}

function Form({ form, isCovered }: { readonly form: string; readonly isCovered: boolean }) {
  const Icon = isCovered ? Check : X;
  return (
    <li className={isCovered ? "word-form word-form-covered" : "word-form"}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span className="word-form-text">{form}</span>
      <span className="content-quiet">{isCovered ? texts.left : texts.flagged}</span>
    </li>
  );
}
