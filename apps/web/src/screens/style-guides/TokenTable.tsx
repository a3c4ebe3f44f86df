import { Disclosure, HeadRow } from "@housestyle/ui";
import { styleGuides } from "../../texts/style-guides.ts";
import { refsOf, type TrialHit } from "./hits.ts";
import { useTokens } from "./use-trial.ts";

const texts = styleGuides.tokens;

/** The words of a sentence with what a rule can refer to: the word's form, its class, and its index in the match. */
export function TokenTable({ sentence, hits }: { readonly sentence: string; readonly hits: readonly TrialHit[] }) {
  const { text, tokens } = useTokens(sentence);
  if (tokens.length === 0) return null;
  const refs = text === sentence ? refsOf(tokens, hits) : new Map<number, string>();
  return (
    <Disclosure summary={texts.title} open>
      <p className="content-quiet tokens-about">{texts.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="tokens-place" aria-label={texts.title} tabIndex={0}>
        <table className="tokens">
          <caption className="visually-hidden">{texts.title}</caption>
          <HeadRow names={[texts.heads.text, texts.heads.lemma, texts.heads.pos, texts.heads.ref]} />
          <tbody>
            {tokens.map((token, index) => (
              <tr key={token.startPos} className={refs.has(index) ? "token-found" : undefined}>
                <th scope="row">{token.text}</th>
                <td className="content-quiet">{token.lemma}</td>
                <td className="content-quiet">{texts.classes[token.partOfSpeech] ?? token.partOfSpeech}</td>
                <td className="content-code">{refs.get(index) ?? ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
