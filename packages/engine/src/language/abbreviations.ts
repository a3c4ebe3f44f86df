import { wordSet } from "../text/word-set.ts";
/**
 * Abbreviations whose full stop does not end a sentence when a capital follows: they stand before what they belong to.
 * Written by us.
 */
export const leadingAbbreviations = wordSet(`
  mr mrs ms mx messrs dr prof rev fr hon gov sen rep pres capt cmdr col gen lt sgt maj adm cpl pvt insp supt det st
  mt ft ste vs v no nos vol vols fig figs eq eqs sec secs ch chap chaps art arts pp p par para pt pts cf ca c viz op
  ed eds trans tr ex approx dept univ assn bros mlle mme mons sr sra br hrh hms uss esp incl tab def thm prop lem
  ref refs jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thurs fri
`);

/** Abbreviations that may end a sentence: a capital after them decides. Written by us. */
export const trailingAbbreviations = wordSet(`
  etc inc ltd co corp llc plc bros jr sr esq al ave blvd rd sq hwy ext est govt min max avg temp hr hrs sec secs
  mins lb lbs oz in ft yd yds km cm mm kg mg ml mph rpm ed ph.d phd
`);

/** Words that begin a sentence far more often than they begin a name: after “a.m.” or “U.S.” they show that it ended. */
export const sentenceOpeners = wordSet(`
  the a an this that these those it he she they we i you there here his her their our my its your in on at by for
  from with when while if as after before since because although though but and so yet or nor however then now what
  who why how where which one some many most all each every no not never once only even still just perhaps maybe
  also meanwhile
`);

/** Verbs that carry speech: “Go!” Ann said. Written by us. */
export const speechVerbs = wordSet(`
  said says say asked asks ask replied replies answered answers cried cries whispered whispers shouted shouts
  muttered mutters murmured murmurs called calls exclaimed exclaims yelled yells added adds continued continues
  repeated repeats thought thinks told tells insisted insists demanded demands snapped snaps sighed sighs growled
  growls grumbled screamed gasped laughed chuckled groaned moaned hissed sobbed begged pleaded protested agreed
  admitted announced declared explained remarked observed inquired enquired wondered breathed roared bellowed
  interrupted suggested warned promised confessed stammered stuttered mumbled put went croaked drawled barked
  pronounced responded retorted returned ventured echoed concluded commented joked teased urged ordered commanded
`);
