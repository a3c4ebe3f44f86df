import { explorer as texts } from "../../texts/explorer.ts";
import { factsOf, frequencySteps, type WordSection } from "./entry.ts";
import { useSection } from "./use-word.ts";

/** The headword, how it sounds, and how common it is as a small line of five. */
export function WordHead({ word, facts }: { readonly word: string; readonly facts: WordSection | undefined }) {
  return (
    <header className="word-head">
      <h1>{word}</h1>
      {/* Its room is kept while the facts are on their way. */}
      <p className="word-sound">{facts ? <Sound word={word} section={facts} /> : null}</p>
    </header>
  );
}

function Sound({ word, section }: { readonly word: string; readonly section: WordSection }) {
  const whole = useSection(word, section, true);
  const facts = factsOf(whole);
  const pronunciation = [...facts].find(([name]) => name.startsWith("Pronunciation"))?.[1];
  const frequency = facts.get("Frequency");
  const steps = frequencySteps(whole.Items[0]?.Weight ?? 0);
  return (
    <>
      {pronunciation ? <span>{pronunciation}</span> : null}
      {frequency ? (
        <span className="frequency">
          <svg width="48" height="8" viewBox="0 0 48 8" role="img" aria-label={texts.frequency}>
            {[0, 1, 2, 3, 4].map((step) => (
              <rect
                key={step}
                className={step < steps ? "step step-on" : "step"}
                x={step * 10}
                y="1"
                width="8"
                height="6"
                rx="1"
              />
            ))}
          </svg>
          {frequency}
        </span>
      ) : null}
    </>
  );
}
