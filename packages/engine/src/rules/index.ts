// Made by "node scripts/rules-list.mjs" from order.txt and the texts of the rules. Do not change it by hand.
import type { Rule, RuleCode } from "../rule/rule.ts";
import { type RuleHead, ruleOf } from "../rule/rule-of.ts";
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
import { forDoing } from "./grammar/for-doing.ts";
import { forwardToDoing } from "./grammar/forward-to-doing.ts";
import { gerundAfterPreposition } from "./grammar/gerund-after-preposition.ts";
import { gerundSubject } from "./grammar/gerund-subject.ts";
import { ifIWere } from "./grammar/if-i-were.ts";
import { impossibleDate } from "./grammar/impossible-date.ts";
import { irregularPlural } from "./grammar/irregular-plural.ts";
import { itsOrItIs } from "./grammar/its-or-it-is.ts";
import { lessOrFewer } from "./grammar/less-or-fewer.ts";
import { lieOrLay } from "./grammar/lie-or-lay.ts";
import { likelierWord } from "./grammar/likelier-word.ts";
import { loseOrLoose } from "./grammar/lose-or-loose.ts";
import { missingArticle } from "./grammar/missing-article.ts";
import { missingBe } from "./grammar/missing-be.ts";
import { missingPossessive } from "./grammar/missing-possessive.ts";
import { missingTo } from "./grammar/missing-to.ts";
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
import { perfectAndTime } from "./grammar/perfect-and-time.ts";
import { pluralSubject } from "./grammar/plural-subject.ts";
import { preposition } from "./grammar/preposition.ts";
import { pronounAgreement } from "./grammar/pronoun-agreement.ts";
import { questionAgreement } from "./grammar/question-agreement.ts";
import { questionOrder } from "./grammar/question-order.ts";
import { regularPast } from "./grammar/regular-past.ts";
import { relativeAgreement } from "./grammar/relative-agreement.ts";
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
import { wordClass } from "./grammar/word-class.ts";
import { wordOrder } from "./grammar/word-order.ts";
import { wouldHave } from "./grammar/would-have.ts";
import { yourOrYouAre } from "./grammar/your-or-you-are.ts";
import heads from "./heads.json" with { type: "json" };
import { jobTitle } from "./inclusive/job-title.ts";
import { respectfulWord } from "./inclusive/respectful-word.ts";
import { abbreviation } from "./punctuation/abbreviation.ts";
import { apostropheShape } from "./punctuation/apostrophe-shape.ts";
import { asideComma } from "./punctuation/aside-comma.ts";
import { commaAfterClause } from "./punctuation/comma-after-clause.ts";
import { commaAfterPhrase } from "./punctuation/comma-after-phrase.ts";
import { commaAfterPlace } from "./punctuation/comma-after-place.ts";
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
import { speechComma } from "./punctuation/speech-comma.ts";
import { unclosedBracket } from "./punctuation/unclosed-bracket.ts";
import { vocativeComma } from "./punctuation/vocative-comma.ts";
import { dialect } from "./spelling/dialect.ts";
import { innerCapital } from "./spelling/inner-capital.ts";
import { unknownWord } from "./spelling/unknown-word.ts";
import { echo } from "./style/echo.ts";
import { passiveVoice } from "./style/passive-voice.ts";
import { passiveWithAgent } from "./style/passive-with-agent.ts";
import { repeatedPhrase } from "./style/repeated-phrase.ts";
import { weakAdverb } from "./style/weak-adverb.ts";

/** The code of the rules that are more than a table of phrases, by id. */
const code: Readonly<Record<string, RuleCode>> = {
  "consistency/acronyms": acronyms,
  "consistency/capitals": capitals,
  "consistency/dashes": dashes,
  "consistency/dates": dates,
  "consistency/hyphen": hyphen,
  "consistency/numbers": numbers,
  "consistency/quotation-marks": quotationMarks,
  "consistency/serial-comma": serialComma,
  "consistency/spelling": spelling,
  "grammar/a-or-an": aOrAn,
  "grammar/adverb-form": adverbForm,
  "grammar/capital-i": capitalI,
  "grammar/comma-splice": commaSplice,
  "grammar/condition-tense": conditionTense,
  "grammar/confused-words": confusedWords,
  "grammar/doing-or-to-do": doingOrToDo,
  "grammar/double-comparative": doubleComparative,
  "grammar/double-negative": doubleNegative,
  "grammar/doubled-phrase": doubledPhrase,
  "grammar/doubled-word": doubledWord,
  "grammar/each-takes-singular": eachTakesSingular,
  "grammar/eggcorn": eggcorn,
  "grammar/for-doing": forDoing,
  "grammar/forward-to-doing": forwardToDoing,
  "grammar/gerund-after-preposition": gerundAfterPreposition,
  "grammar/gerund-subject": gerundSubject,
  "grammar/if-i-were": ifIWere,
  "grammar/impossible-date": impossibleDate,
  "grammar/irregular-plural": irregularPlural,
  "grammar/its-or-it-is": itsOrItIs,
  "grammar/less-or-fewer": lessOrFewer,
  "grammar/lie-or-lay": lieOrLay,
  "grammar/likelier-word": likelierWord,
  "grammar/lose-or-loose": loseOrLoose,
  "grammar/missing-article": missingArticle,
  "grammar/missing-be": missingBe,
  "grammar/missing-possessive": missingPossessive,
  "grammar/missing-to": missingTo,
  "grammar/much-or-many": muchOrMany,
  "grammar/name-capital": nameCapital,
  "grammar/needless-capital": needlessCapital,
  "grammar/noun-agreement": nounAgreement,
  "grammar/noun-number": nounNumber,
  "grammar/number-and-noun": numberAndNoun,
  "grammar/object-pronoun": objectPronoun,
  "grammar/one-of-many": oneOfMany,
  "grammar/one-or-two-words": oneOrTwoWords,
  "grammar/owner-apostrophe": ownerApostrophe,
  "grammar/participle-after-be": participleAfterBe,
  "grammar/past-or-participle": pastOrParticiple,
  "grammar/perfect-and-time": perfectAndTime,
  "grammar/plural-subject": pluralSubject,
  "grammar/preposition": preposition,
  "grammar/pronoun-agreement": pronounAgreement,
  "grammar/question-agreement": questionAgreement,
  "grammar/question-order": questionOrder,
  "grammar/regular-past": regularPast,
  "grammar/relative-agreement": relativeAgreement,
  "grammar/sentence-capital": sentenceCapital,
  "grammar/subject-and-verb": subjectAndVerb,
  "grammar/subject-pronoun": subjectPronoun,
  "grammar/suggest-that": suggestThat,
  "grammar/their-there": theirThere,
  "grammar/then-or-than": thenOrThan,
  "grammar/there-is": thereIs,
  "grammar/this-are": thisAre,
  "grammar/time-and-tense": timeAndTense,
  "grammar/uncountable": uncountable,
  "grammar/unit-before-noun": unitBeforeNoun,
  "grammar/usual-phrase": usualPhrase,
  "grammar/verb-after-auxiliary": verbAfterAuxiliary,
  "grammar/verb-form": verbForm,
  "grammar/verb-frame": verbFrame,
  "grammar/who-for-people": whoForPeople,
  "grammar/word-class": wordClass,
  "grammar/word-order": wordOrder,
  "grammar/would-have": wouldHave,
  "grammar/your-or-you-are": yourOrYouAre,
  "inclusive/job-title": jobTitle,
  "inclusive/respectful-word": respectfulWord,
  "punctuation/abbreviation": abbreviation,
  "punctuation/apostrophe-shape": apostropheShape,
  "punctuation/aside-comma": asideComma,
  "punctuation/comma-after-clause": commaAfterClause,
  "punctuation/comma-after-phrase": commaAfterPhrase,
  "punctuation/comma-after-place": commaAfterPlace,
  "punctuation/comma-before-conjunction": commaBeforeConjunction,
  "punctuation/compound-hyphen": compoundHyphen,
  "punctuation/currency-sign": currencySign,
  "punctuation/doubled-mark": doubledMark,
  "punctuation/end-mark": endMark,
  "punctuation/extra-space": extraSpace,
  "punctuation/introductory-comma": introductoryComma,
  "punctuation/missing-apostrophe": missingApostrophe,
  "punctuation/needless-apostrophe": needlessApostrophe,
  "punctuation/needless-comma": needlessComma,
  "punctuation/plural-number": pluralNumber,
  "punctuation/question-mark": questionMark,
  "punctuation/space-after-mark": spaceAfterMark,
  "punctuation/space-before-mark": spaceBeforeMark,
  "punctuation/speech-comma": speechComma,
  "punctuation/unclosed-bracket": unclosedBracket,
  "punctuation/vocative-comma": vocativeComma,
  "spelling/dialect": dialect,
  "spelling/inner-capital": innerCapital,
  "spelling/unknown-word": unknownWord,
  "style/echo": echo,
  "style/passive-voice": passiveVoice,
  "style/passive-with-agent": passiveWithAgent,
  "style/repeated-phrase": repeatedPhrase,
  "style/weak-adverb": weakAdverb,
};

/** All rules, in the order that settles overlaps between equally severe findings: the earlier rule wins. */
export const rules: readonly Rule[] = (heads as readonly RuleHead[]).map((head) => ruleOf(head, code[head.id]));
