/**
 * The rules of harper.js that are used: each found at least one real error in the development half of public error
 * corpora and flagged nothing in 98,000 words of edited prose, or at most one in four of what it found.
 * Measured with harper.js 2.10.0; see docs/measurements.md. The others stay off: most of their flags are noise.
 */
export const measuredRules: readonly string[] = `
  ALongTime Addicting Alongside ArriveTo AsFollows AskNoPreposition BareInMind BeWorried BluRayHyphen Cant
  CapitalizePersonalPronouns ChangeTack CompoundSubjectI ComprisesOf CorrectNumberSuffix DidPast Discuss
  ElsePossessive EverSince Everyday Everyone Everywhere ExitedExcitedContext ExpandThrough ExpandWith
  ExtendOrExtent FaceFirst FarBeIt FirstAidKit HalfAnHour HumanBeings InTheFirstPlace InflectedVerbAfterTo
  Intact ItsContraction Itself JustDeserts ModalOf Months MootPoint Myself NailOnTheHead Nobody Nothing
  NounVerbConfusion Nowadays OneAndTheSame OneFellSwoop OpenCompounds PronounContraction RegularIrregulars
  ResponsibilityFor SingleBe Somehow Someone SpinalChord ThatThan TheMy ThenThan ThereIsAgreement Therefore
  TheyToThem ThinkKnowOff UseToUsedTo WasAloud WithoutOut Worldwide WorseOrWorst WrongApostrophe
`
  .trim()
  .split(/\s+/);
