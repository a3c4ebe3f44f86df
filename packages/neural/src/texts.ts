import { catalogue, quoted, say } from "@housestyle/texts";

const both = (word: string, instead: string) => ({ word: quoted(word), instead: quoted(instead) });
const one = (word: string) => ({ word: quoted(word) });

/** Everything the corrector says. */
export const texts = catalogue("neural", {
  missingComma: say("A comma seems to be missing after {word}.", one),
  missingMark: say("A mark seems to be missing after {word}.", one),
  needlessMark: say("{word} seems to be needless here.", one),
  wrongMark: say("Another mark than {word} seems to be meant.", one),
  missingArticle: say("An article seems to be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  missingWord: say("A word seems to be missing: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  needlessWord: say("{word} seems to be needless here.", one),
  wrongWord: say("Did you mean {instead} instead of {word}?", both),
  wrongPreposition: say("Here one says {instead} rather than {word}.", both),
  number: say("{word} does not seem to agree with the words around it: {instead}.", both),
  verbForm: say("Another form of the verb seems to be meant: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  adverb: say(
    "{instead} seems to fit better here than {word}: one says how something is, the other how it is done.",
    both,
  ),
  comparison: say("This looks like a comparison: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  possessive: say("An apostrophe seems to be missing or misplaced: {instead}.", (_: string, instead: string) => ({
    instead: quoted(instead),
  })),
  capitals: say("{word} is usually written {instead} here.", both),
  oneOrTwo: say("{word} is usually written {instead}.", both),
});
