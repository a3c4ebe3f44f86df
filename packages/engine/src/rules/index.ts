import type { Rule } from "../rule.ts";
import { aOrAn } from "./grammar/a-or-an.ts";
import { amAgree } from "./grammar/am-agree.ts";
import { doubledWord } from "./grammar/doubled-word.ts";
import { eachTakesSingular } from "./grammar/each-takes-singular.ts";
import { forwardToDoing } from "./grammar/forward-to-doing.ts";
import { itsOrItIs } from "./grammar/its-or-it-is.ts";
import { knowOrNo } from "./grammar/know-or-no.ts";
import { loseOrLoose } from "./grammar/lose-or-loose.ts";
import { nounAgreement } from "./grammar/noun-agreement.ts";
import { oneOfMany } from "./grammar/one-of-many.ts";
import { pastOrParticiple } from "./grammar/past-or-participle.ts";
import { pronounAgreement } from "./grammar/pronoun-agreement.ts";
import { suggestThat } from "./grammar/suggest-that.ts";
import { theirThere } from "./grammar/their-there.ts";
import { thenOrThan } from "./grammar/then-or-than.ts";
import { thereIs } from "./grammar/there-is.ts";
import { verbAfterAuxiliary } from "./grammar/verb-after-auxiliary.ts";
import { yourOrYouAre } from "./grammar/your-or-you-are.ts";

/** Every rule, in the order that settles overlaps between equally grave findings: an earlier one wins. */
export const rules: readonly Rule[] = [
  aOrAn,
  amAgree,
  doubledWord,
  eachTakesSingular,
  forwardToDoing,
  itsOrItIs,
  knowOrNo,
  loseOrLoose,
  nounAgreement,
  oneOfMany,
  pastOrParticiple,
  pronounAgreement,
  suggestThat,
  theirThere,
  thenOrThan,
  thereIs,
  verbAfterAuxiliary,
  yourOrYouAre,
];
