/** The commonest words of English, which say nothing of what a text is about. Written by us. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about above across after again against ago all almost along already also although always am among an and another any anybody anyone anything
  are aren't around as ask asked at away back be became because become been before began behind being below best better between big both bring
  but by call called came can can't cannot come comes coming could couldn't day days did didn't do does doesn't doing don't done down during each
  either else end enough even ever every everybody everyone everything far few find first for found from gave get gets getting give given gives go goes
  going gone good got great had hadn't half hand has hasn't have haven't having he he'd he'll he's her here hers herself him himself his how however i
  i'd i'll i'm i've if in indeed instead into is isn't it it's its itself just keep kept knew know known knows last later least left less let like
  little long look looked looking lot made make makes making man many may maybe me mean means men might mine more most mr mrs ms much must my myself
  near need needs neither never new next no nobody none nor not nothing now of off often oh old on once one ones only onto or other others our ours
  ourselves out over own part people perhaps place put quite rather really right said same saw say says second see seem seemed seems seen set several
  shall she she'd she'll she's should shouldn't since small so some somebody somehow someone something sometimes soon still such take taken takes tell than
  that that's the their theirs them themselves then there there's these they they'd they'll they're they've thing things think this those though
  thought three through thus till time to together told too took toward towards turn turned two under until up upon us use used using very want wanted
  was wasn't way we we'd we'll we're we've well went were weren't what what's whatever when where whether which while who who's whole whom whose why
  will with within without won't word work would wouldn't year years yes yet you you'd you'll you're you've your yours yourself`
    .trim()
    .split(/\s+/),
);
