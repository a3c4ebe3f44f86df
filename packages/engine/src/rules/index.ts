// Made by "node scripts/rules-list.mjs" from order.txt. Do not change it by hand.
import type { Rule } from "../rule.ts";
import { borrowedSense } from "./clarity/borrowed-sense.ts";
import { contradiction } from "./clarity/contradiction.ts";
import { needlessVariant } from "./clarity/needless-variant.ts";
import { plainWord } from "./clarity/plain-word.ts";
import { redundancy } from "./clarity/redundancy.ts";
import { wordyPhrase } from "./clarity/wordy-phrase.ts";
import { acronyms } from "./consistency/acronyms.ts";
import { capitals } from "./consistency/capitals.ts";
import { dashes } from "./consistency/dashes.ts";
import { dates } from "./consistency/dates.ts";
import { hyphen } from "./consistency/hyphen.ts";
import { numbers } from "./consistency/numbers.ts";
import { quotationMarks } from "./consistency/quotation-marks.ts";
import { serialComma } from "./consistency/serial-comma.ts";
import { spelling } from "./consistency/spelling.ts";
import { aOrAn } from "./grammar/a-or-an.ts";
import { adverbForm } from "./grammar/adverb-form.ts";
import { amAgree } from "./grammar/am-agree.ts";
import { capitalI } from "./grammar/capital-i.ts";
import { commaSplice } from "./grammar/comma-splice.ts";
import { conditionTense } from "./grammar/condition-tense.ts";
import { confusedWords } from "./grammar/confused-words.ts";
import { doingOrToDo } from "./grammar/doing-or-to-do.ts";
import { doubleComparative } from "./grammar/double-comparative.ts";
import { doubleNegative } from "./grammar/double-negative.ts";
import { doubledPhrase } from "./grammar/doubled-phrase.ts";
import { doubledWord } from "./grammar/doubled-word.ts";
import { eachTakesSingular } from "./grammar/each-takes-singular.ts";
import { eggcorn } from "./grammar/eggcorn.ts";
import { fixedArticle } from "./grammar/fixed-article.ts";
import { forDoing } from "./grammar/for-doing.ts";
import { forwardToDoing } from "./grammar/forward-to-doing.ts";
import { gerundAfterPreposition } from "./grammar/gerund-after-preposition.ts";
import { ifIWere } from "./grammar/if-i-were.ts";
import { ifWouldHave } from "./grammar/if-would-have.ts";
import { impossibleDate } from "./grammar/impossible-date.ts";
import { irregularPlural } from "./grammar/irregular-plural.ts";
import { itsOrItIs } from "./grammar/its-or-it-is.ts";
import { knowOrNo } from "./grammar/know-or-no.ts";
import { lessOrFewer } from "./grammar/less-or-fewer.ts";
import { lieOrLay } from "./grammar/lie-or-lay.ts";
import { likelierWord } from "./grammar/likelier-word.ts";
import { loseOrLoose } from "./grammar/lose-or-loose.ts";
import { missingBe } from "./grammar/missing-be.ts";
import { missingPossessive } from "./grammar/missing-possessive.ts";
import { muchOrMany } from "./grammar/much-or-many.ts";
import { nameCapital } from "./grammar/name-capital.ts";
import { needlessCapital } from "./grammar/needless-capital.ts";
import { nounAgreement } from "./grammar/noun-agreement.ts";
import { nounNumber } from "./grammar/noun-number.ts";
import { numberAndNoun } from "./grammar/number-and-noun.ts";
import { objectPronoun } from "./grammar/object-pronoun.ts";
import { oneOfMany } from "./grammar/one-of-many.ts";
import { oneOrTwoWords } from "./grammar/one-or-two-words.ts";
import { ownerApostrophe } from "./grammar/owner-apostrophe.ts";
import { participleAfterBe } from "./grammar/participle-after-be.ts";
import { pastOrParticiple } from "./grammar/past-or-participle.ts";
import { pluralSubject } from "./grammar/plural-subject.ts";
import { preposition } from "./grammar/preposition.ts";
import { pronounAgreement } from "./grammar/pronoun-agreement.ts";
import { questionOrder } from "./grammar/question-order.ts";
import { regularPast } from "./grammar/regular-past.ts";
import { sentenceCapital } from "./grammar/sentence-capital.ts";
import { subjectAndVerb } from "./grammar/subject-and-verb.ts";
import { subjectPronoun } from "./grammar/subject-pronoun.ts";
import { suggestThat } from "./grammar/suggest-that.ts";
import { theirThere } from "./grammar/their-there.ts";
import { thenOrThan } from "./grammar/then-or-than.ts";
import { thereIs } from "./grammar/there-is.ts";
import { thisAre } from "./grammar/this-are.ts";
import { timeAndTense } from "./grammar/time-and-tense.ts";
import { uncountable } from "./grammar/uncountable.ts";
import { unitBeforeNoun } from "./grammar/unit-before-noun.ts";
import { usualPhrase } from "./grammar/usual-phrase.ts";
import { verbAfterAuxiliary } from "./grammar/verb-after-auxiliary.ts";
import { verbForm } from "./grammar/verb-form.ts";
import { verbFrame } from "./grammar/verb-frame.ts";
import { whoForPeople } from "./grammar/who-for-people.ts";
import { wouldHave } from "./grammar/would-have.ts";
import { yourOrYouAre } from "./grammar/your-or-you-are.ts";
import { jobTitle } from "./inclusive/job-title.ts";
import { respectfulWord } from "./inclusive/respectful-word.ts";
import { abbreviation } from "./punctuation/abbreviation.ts";
import { apostropheShape } from "./punctuation/apostrophe-shape.ts";
import { commaAfterClause } from "./punctuation/comma-after-clause.ts";
import { commaAfterPhrase } from "./punctuation/comma-after-phrase.ts";
import { commaBeforeConjunction } from "./punctuation/comma-before-conjunction.ts";
import { compoundHyphen } from "./punctuation/compound-hyphen.ts";
import { currencySign } from "./punctuation/currency-sign.ts";
import { doubledMark } from "./punctuation/doubled-mark.ts";
import { endMark } from "./punctuation/end-mark.ts";
import { extraSpace } from "./punctuation/extra-space.ts";
import { introductoryComma } from "./punctuation/introductory-comma.ts";
import { missingApostrophe } from "./punctuation/missing-apostrophe.ts";
import { needlessApostrophe } from "./punctuation/needless-apostrophe.ts";
import { needlessComma } from "./punctuation/needless-comma.ts";
import { pluralNumber } from "./punctuation/plural-number.ts";
import { questionMark } from "./punctuation/question-mark.ts";
import { spaceAfterMark } from "./punctuation/space-after-mark.ts";
import { spaceBeforeMark } from "./punctuation/space-before-mark.ts";
import { unclosedBracket } from "./punctuation/unclosed-bracket.ts";
import { vocativeComma } from "./punctuation/vocative-comma.ts";
import { dialect } from "./spelling/dialect.ts";
import { innerCapital } from "./spelling/inner-capital.ts";
import { unknownWord } from "./spelling/unknown-word.ts";
import { adverb } from "./style/adverb.ts";
import { archaicWord } from "./style/archaic-word.ts";
import { cliche } from "./style/cliche.ts";
import { echo } from "./style/echo.ts";
import { euphemism } from "./style/euphemism.ts";
import { filler } from "./style/filler.ts";
import { foreignPhrase } from "./style/foreign-phrase.ts";
import { hedge } from "./style/hedge.ts";
import { informalWord } from "./style/informal-word.ts";
import { passiveVoice } from "./style/passive-voice.ts";
import { passiveWithAgent } from "./style/passive-with-agent.ts";
import { weakAdverb } from "./style/weak-adverb.ts";

/** Every rule, in the order that settles overlaps between equally grave findings: an earlier one wins. */
export const rules: readonly Rule[] = [
  aOrAn,
  adverbForm,
  amAgree,
  capitalI,
  commaSplice,
  conditionTense,
  confusedWords,
  doingOrToDo,
  doubleComparative,
  doubleNegative,
  doubledPhrase,
  doubledWord,
  eachTakesSingular,
  eggcorn,
  fixedArticle,
  forDoing,
  forwardToDoing,
  gerundAfterPreposition,
  ifIWere,
  ifWouldHave,
  irregularPlural,
  itsOrItIs,
  impossibleDate,
  knowOrNo,
  lessOrFewer,
  lieOrLay,
  loseOrLoose,
  missingBe,
  missingPossessive,
  muchOrMany,
  nameCapital,
  needlessCapital,
  nounAgreement,
  nounNumber,
  numberAndNoun,
  objectPronoun,
  oneOfMany,
  oneOrTwoWords,
  ownerApostrophe,
  participleAfterBe,
  pastOrParticiple,
  pluralSubject,
  preposition,
  pronounAgreement,
  questionOrder,
  regularPast,
  sentenceCapital,
  subjectAndVerb,
  subjectPronoun,
  suggestThat,
  theirThere,
  thenOrThan,
  thereIs,
  thisAre,
  timeAndTense,
  uncountable,
  unitBeforeNoun,
  usualPhrase,
  verbAfterAuxiliary,
  verbForm,
  verbFrame,
  whoForPeople,
  wouldHave,
  yourOrYouAre,
  commaAfterClause,
  commaAfterPhrase,
  commaBeforeConjunction,
  likelierWord,
  abbreviation,
  apostropheShape,
  compoundHyphen,
  currencySign,
  doubledMark,
  endMark,
  extraSpace,
  introductoryComma,
  missingApostrophe,
  needlessApostrophe,
  needlessComma,
  pluralNumber,
  questionMark,
  spaceAfterMark,
  spaceBeforeMark,
  unclosedBracket,
  vocativeComma,
  innerCapital,
  dialect,
  unknownWord,
  jobTitle,
  respectfulWord,
  wordyPhrase,
  redundancy,
  contradiction,
  cliche,
  euphemism,
  needlessVariant,
  archaicWord,
  plainWord,
  borrowedSense,
  foreignPhrase,
  informalWord,
  filler,
  passiveVoice,
  passiveWithAgent,
  weakAdverb,
  hedge,
  adverb,
  spelling,
  hyphen,
  capitals,
  quotationMarks,
  dashes,
  serialComma,
  numbers,
  dates,
  acronyms,
  echo,
];
