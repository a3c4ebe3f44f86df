import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { plural, singular } from "./inflect.ts";

/** Nouns that end in -s and take a singular verb, such as names, or are the same in both numbers. Written by us. */
const pluralLooking = wordSet(`
  news alias corps physics mathematics maths economics politics ethics athletics gymnastics statistics linguistics
  electronics genetics mechanics series species means headquarters crossroads barracks gallows works mumps measles
  diabetes rabies billiards darts dominoes lens gas bus boss class glass grass cross dress press pass mass loss
  success process access address congress progress business princess virus bonus campus status focus basis crisis
  analysis thesis tennis chess always perhaps themselves ourselves yes thanks regards odds pros cons united states
  netherlands philippines wages premises kudos innings chaos atlas canvas christmas yours ours theirs hers his its
  this sales savings summons commons dice pandas
`);

/** Plurals without an -s. */
const bareplurals = wordSet(`
  people men women children feet teeth geese mice police cattle algae bacteria criteria phenomena larvae alumni
  fungi nuclei vertebrae antennae formulae strata genera epithelia foramina ganglia flagella cilia mitochondria taxa phyla septa ova
  quanta curricula stadia symposia aquaria
`);

/** Nouns that are the same for one and many, or stand for a mass. Written by us. */
const alike = wordSet(`
  fish sheep deer swine bison moose shrimp salmon trout cod squid offspring aircraft spacecraft watercraft hovercraft sperm ulama
  middleware firmware seal grouse
`);

/** Plurals in -ics: those of fields of study (robotics, analytics) are one as often as many. */
const pluralsInIcs = wordSet(`
  topics critics fabrics clinics comics classics relics picnics skeptics sceptics cynics lyrics tunics mosaics epidemics pandemics
  academics fanatics attics cosmetics antibiotics characteristics metrics graphics basics specifics plastics ceramics romantics
  tropics arithmetics republics mechanics colics
`);
const isField = (lower: string): boolean => /.{3}ics$/.test(lower) && !pluralsInIcs.has(lower);

/** Singular nouns that may take a plural verb because they stand for many. Written by us. */
const collective = wordSet(`
  number lot majority minority variety range couple group series handful set bunch host plenty rest half third
  quarter percentage proportion team pair family staff crew committee government public audience band class crowd
  company council jury press army navy population youth police data media dozen hundred thousand million score total
  fraction part portion remainder bulk mass array plethora multitude myriad selection collection mixture combination
  assortment host club side pack flock herd gang board panel cast choir orchestra faculty opposition bit few many
  some any none all most more enemy generation management leadership community clergy elite nobility poor rich dead
  wounded following middle rest type kind sort lots amount quantity spectrum string wave network chain cluster body
  peasantry gentry aristocracy proletariat
`);

/** A noun in the plural: items, people, children. Unsure ones are not. */
export function isPlural(token: Token): boolean {
  if (token.tag !== "NOUN" || token.clitic !== undefined || pluralLooking.has(token.lower)) return false;
  if (alike.has(token.lower) || isField(token.lower)) return false;
  if (/.{3}ae$/.test(token.lower)) return true;
  if (bareplurals.has(token.lower)) return true;
  const one = singular(token.lower);
  return one !== token.lower && token.lower.length > 3 && (plural(one) === token.lower || token.lemma === one);
}

/** A noun in the singular that counts one thing. Collective and unsure ones are not. */
export function isSingular(token: Token): boolean {
  if (token.tag !== "NOUN" || token.kind !== "word" || token.clitic !== undefined) return false;
  if (alike.has(token.lower) || /.{3}ae$/.test(token.lower)) return false;
  if (collective.has(token.lower) || pluralLooking.has(token.lower) || bareplurals.has(token.lower)) return false;
  return token.lemma === token.lower && !/s$/.test(token.lower) && singular(token.lower) === token.lower;
}

/** Whether a noun may stand for many: a number of, the team, the police. */
export const isCollective = ({ lower }: Token): boolean =>
  collective.has(lower) || (lower.includes("-") && collective.has(lower.slice(lower.lastIndexOf("-") + 1)));
