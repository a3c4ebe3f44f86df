/** Words so common that nobody hears them twice, and that are no topic. Written by us. */
export const commonWords: ReadonlySet<string> = new Set(
  `about above across after again against almost alone along already always among another anybody anyone anything around
  asked away back because become been before began begin behind being below beside besides between beyond both bring call
  came cannot close come could course does doing done down during each either else enough even ever every everybody everyone
  everything face fact feel feet find first follow found four from full gave give given goes going gone good great half hand
  hands have head hear heard held help here high hold home hour however idea inside instead into itself just keep kept kind
  knew know known large last later least leave left less life light like little live long look looked made make many matter
  maybe mean means men mind minute moment more morning most mother move much must near nearly need never next night nobody
  none nothing number often once only open order other others ought over part people perhaps person place point possible
  quite rather really reason right room round said same second seem seemed seems seen several shall should side since small
  some somebody someone something sometimes soon sort speak stand start state still stood such suppose sure take taken talk tell than
  thank that their them then there these they thing think thirty this those though thought three through thus time times
  together told took toward towards tried true turn turned under until upon used usual very voice wait walk want water ways
  week well went were what when where whether which while whole whom whose will with within without woman women word words
  work world would year years young yourself day days way man eye eyes old new one two use say see get let put set far own`.split(
    /\s+/,
  ),
);
