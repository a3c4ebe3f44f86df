import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Pairs of words that sound or look alike, each with the company in which only one is right. Written by us. */
const table = rows(`
# affect / effect
[will|would|can|could|may|might|does|did|doesn't|didn't|also|greatly|directly|negatively|adversely|positively] effect [the|my|your|his|her|our|their|its|me|you|him|us|them|people|how|everyone|all|many|both|this|that] = affect
[the|an|no|any|positive|negative|side|big|huge|great|little|greenhouse|main|bad|good|strong|special|lasting|harmful|adverse|significant] affect [on|of] = effect
[side|special] affects = effects
[the|its|his|her|their|any|some|many|negative|positive] affects [of|on] = effects
effected [me|him|us|them|you|everyone|everybody|people] = affected
^ [the NOUN] effects [me|him|us|them|everyone|everybody|people] = affects
^ [the NOUN] effects [my|your|our NOUN $] = affects
# accept / except
[everyone|everybody|nobody|all|anyone] accept [PROPN] = except
[to|will|would|can|can't|cannot|could|must|please|not|don't|didn't|i|we|they|you] except [the|my|your|his|her|our|their|this|that|a|an|it|him|them|me|us|credit|responsibility] [!fact|last|one] = accept
[everyone|everything|everybody|nothing|nobody|all|anything] accept [for|the|my|me|him|her|one|that|this|you] = except
# advice / advise
[to|will|would|can|could|please|strongly|i|we|must|should] advice [you|him|her|them|me|us|against|that|people|everyone] = advise
[some|good|bad|my|your|his|her|their|any|the|legal|of|this|take|took|follow|ignore] advise [!you|him|her|them|me|us|and|against|that|on|or] = advice
[could|can|would|will|please|must|should you|i|we] advice [me|us|him|her|them|on|!] = advise
# to / too / two
^ to [much|many NOUN|ADJ|of] = too
[me|you|him|her|us|them|i|that] to $ = too
[there are|is|was|were] to [much|many] = too
[have|has|had|ate|drank|drink|spent|spend|way|far|got|made|make|not] to [much|many] [NOUN|ADJ|of|,|$] = too
[is|are|was|were|be|been|it's|that's|he's|she's|i'm|you're|far|way|much|not|feel|feels|felt|looks|seems] to [late|early|big|small|hot|cold|fast|slow|hard|easy|expensive|old|young|long|short|tired|busy|good|bad|loud|heavy|far|high|low|dark|weak|strong|tall|fat|thin|lazy|scared|afraid|difficult|dangerous|complicated] = too
[going|went|go|goes|come|came|back|gone|coming] too [the|a|my|his|her|your|our|their|school|work|bed] = to
[want|wants|wanted|need|needs|needed|have|has|had|like|likes|try|tried|used|able] too [VERB] = to
# who's / whose
who's [coat|hat|bag|pen|seat|shoes|keys|desk|chair|drink|glass|cup|plate|bike|birthday|wedding|office|computer|laptop|jacket|shirt|handwriting|signature|decision|opinion|house|car|idea|book|name|fault|turn|job|dog|cat|phone|mother|father|son|daughter|wife|husband|children|parents|work|life|side|responsibility|money|money|voice|words] [!,] = whose
whose [going|coming|been|not|there|here|next|gonna|the] [!of] = who's
[know|knows|knew|wonder|wondered|wonders|tell|told|asked|ask|remember|matter] who's [NOUN this|that|these|those|it|you|he|she|they|we|i|did] = whose
^ who's [NOUN is|was|are|were this|that|it|these|those|the|better|best|bigger|faster] = whose
# were / where / we're
[we|you|they] where [there|here|home|late|ready|alone] = were
^ where [you|they|we there|late|ready|happy|able|aware|born|alone] = were
[is|was|that|this|know|place|places|country|city|town|house|school|point|asked|wonder|see] were [i|you|he|she|it|they|we|the people|there|to] = where
[we|you|they|people|there|who] where [VERB|ADJ|ADV|the|a|not|in|at|all|very|so|many|no|two] [!NOUN] = were
were [going to|not going] [VERB] = we're $0
^ were [going|having|getting|looking|planning|moving|trying|leaving|doing|working|sorry|happy|glad|very] [to|a|an|in|at|for|on|the] = we're
# of / off
[turn|turned|switch|switched|take|took|cut|shut|log|logged|kick|kicked] of [the|my|your|his|her|their|its light|lights|tv|shoes|computer|music|radio|coat|hat|jacket|clothes|phone|water|power|gas|engine] = off
[get|got|getting] of [the bus|train|plane|phone|couch|ground] = off
[instead|because|front|outside|out|kind|sort|lot|lots|number|most|some|one|all|many|part] off [the|a|an|my|your|his|her|our|their|it|this|that|these|people] = of
# passed / past
[walk|walked|walks|drive|drove|drives|run|ran|go|went|goes|flew|fly|rode|ride|came|come|moved|rushed|just|get|got|half] passed [the|my|his|her|him|me|them|us|it|a|NUM|by] = past
^ [she|he|we|they|i] past [the|a|an|my|his|her|our|their|him|them|by|through|me|us|it] = passed
[when|as|then|so she|he|we|they|i] past [the|a|an|my|his|her|our|their|him|them|me|us|it] = passed
[has|have|had] past [away|the exam|the test|my|his|her|since|by|quickly] = passed
[she|he|they|grandfather|grandmother|father|mother] past away = passed away
[in the] passed [NUM|few|year|years|month|week|decade|century|and|,|$] = past
[the] passed [few|year|years|month|months|week|weeks|decade|century] = past
# quite / quiet
[is|was|are|were|it's|not|been|be|feel|felt|looks|seems] quiet [a|an] = quite
[is|was|are|were|it's|i'm|not] quiet [good|well|different|difficult|big|large|important|interesting|expensive|easy|hard|sure|nice|popular|common|often|similar|happy|new] = quite
[be|keep|stay|please|very|too|so] quite [!a|an|ADJ|ADV|the|some|VERB|right|like|well|sure] = quiet
# breath / breathe
[to|can|can't|cannot|could|couldn't|not|hardly|barely|i|you|we|they|and] breath [in|out|again|deeply|easily|through|under|properly|normally|the|fresh] [!of] = breathe
[a|deep|his|her|my|your|their|last|each|every|of|bad|out|short|hold|held|fresh] breathe [!in|out|and|easily] = breath
^ breath [in|out ADV|,|and|through] = breathe
# choose / chose
[to|will|would|can|could|must|should|may|might|don't|didn't|not] chose = choose
[has|have|had|was|were|been|be|is|are] chose [!to|NOUN|VERB] = chosen
# desert / dessert
[for|eat|ate|eating|had|delicious|favorite|favourite|chocolate|sweet] desert [!island|storm|was|is|sand|sun|the|with|in] = dessert
[sahara|gobi|mojave|dry|hot|sandy] dessert = desert
# used to
[am|is|are|was|were|i'm|we're|you're|they're|he's|she's|get|got|getting|be|been] use to [it|this|that|the|my|his|her|our|their|being|having|working|doing|living|seeing|getting] = used to
# interested in
[am|is|are|was|were|i'm|we're|you're|he's|she's|they're|be|been ~very|really|so|not] interesting in [the|a|this|that|your|my|his|her|it|PROPN|*ing|art|music|science|history|sports|sport|politics|fashion|math|maths] = interested in
# every day
[PRON|NOUN|ADV|ADP|VERB|it|work|school|bus|home] everyday $ = every day
[PRON|NOUN|home|work|it|there|here] everyday [and|but|at|in|after|before|from|to|for|because|when|with] [!NOUN] = every day
# hear / here
[come|came|right|over|live|lives|lived|from|up|down|around|get|got|out|is|was|are] hear [$|and|for|in|with|to] [!it|from|the|about|that|a|him|her] = here
[to|can|can't|could|couldn't|did|didn't|you|i|we|they] here [about|the|from|it|him|her|them|me|you|that] [!on|in|is] = hear
# lead / led
[has|have|had|was|were|been] lead [to|by|into|the|us|me|him|them|astray] [!pipe|pipes|paint|singer] = led
# maybe / may be
[he|she|it|they|there|you|we|this|that|which|who|NOUN] maybe [able|a|an|the|wrong|right|possible|necessary|required|used|found|more|less|too|late|because] [!time|day|few|little|hundred] = may be
^ may be [he|she|it|they|i|we|you|the|there|that] = maybe
# peace / piece
[world|inner|make|in] piece [and|between|treaty|talks|with] [!of] = peace
[a|one|another|every|each|big|small|last] peace of [cake|paper|advice|news|furniture|art|music|bread|land|meat|wood|pie|pizza|evidence|clothing|glass|cheese|information|work] = piece of
piece of mind = peace of mind
# personal / personnel
[military|medical|army|security|all|trained|key|hospital|service|airport] personal [were|was|are|have|must|in|who|and|to|at] [!NOUN|ADJ] = personnel
# principal / principle
[school|high school|vice|assistant] principle = principal
[the|a|my|her|his|their|main] principle [reason|aim|cause|purpose|actor|character|city|export] = principal
in principal [,|$|yes|it|this|the|i|we] = in principle
[basic|general|moral|guiding|fundamental|underlying|first|scientific|democratic|legal] principals = principles
[matter|question] of principal = of principle
# stationary / stationery
[office|school|shop|buy|bought|sell|writing] stationary = stationery
[remain|remained|was|were|is|stay|stayed] stationery = stationary
# though / thought / through
[i|he|she|we|they] though [that|about|it|of|he|she|they|we|i|you] = thought
[even] thought [i|he|she|it|we|they|you|the|there|my|his|this|that|not] = though
[go|went|going|goes|gone|walk|walked|pass|passed|get|got|look|looked|run|ran|been] threw [the|a|my|his|her|their|it|this|that|all] = through
# weather / whether
[know|knew|decide|decided|wonder|wondered|ask|asked|see|check|matter|question|depends|sure|doubt|doubted|consider|determine|on|of|or|to|regardless] weather [i|he|she|it|we|they|you|or|to|this|that|there|a] = whether
weather or not = whether or not
[the|bad|good|cold|hot|nice|rainy|sunny|fine|warm|wet|stormy] whether [is|was|forecast|report|will|conditions|today|outside|,|$] = weather
# wander / wonder
[i|we|you] wander [if|what|why|how|who|whether|when|where|about] [!the] = wonder
wandering if|whether|why = wondering $1
# write / right, new / knew, one / won
[you're|that's|turn] write [!VERB|a|an|about|to|it|in|on|down|the|this|your|my|that|his|her|or|and|letters|with|up|something|for|NOUN|well|so|back|,|what|like] = right
[i|he|she|we|they|never|always] new [that|it|how|what|him|her|them|the|where|who|why|i|he|she|we|they] [!NOUN] = knew
# sight / site / cite
[web|building|construction|camp|historic|historical|archaeological|burial] sight = site
[at first|love at first] site = sight
[lose|lost|catch|caught|losing] site [of] = sight
# steal / steel, brake / break, bare / bear
[stainless|of] steal [and|is|or|$|bars|door|beams] = steel
[nerves|made|bars|man|wool|sheet] of steal = of steel
[lunch|coffee|spring|summer|winter|tea|christmas] brake = break
[hit|slam|slammed|pressed|apply|applied] the breaks = the brakes
[can't|cannot|couldn't|could|can|to] bare [the|it|to|with|him|her|this|that|thought] [!teeth|arms|feet|soul|breasts|walls] = bear
[the right to] bare arms = bear arms
# weak / week, waist / waste, tail / tale
[last|next|every|once a|twice a|per] weak [$|,|and|i|we|he|she|they|at|for] = week
[two|three|four|five|six|few|several|many|couple of] weaks = weeks
waist [of time|money|your|my|his] = waste
fairy tail|tails = fairy tale | fairy tales
# whole / hole, role / roll
[the|a|my|his|our|her] hole [time|day|world|life|family|week|month|year|story|thing|point|place|country|class|night|team|way] = whole
[play|plays|played|playing a|an|the|key|important|major|big|vital|crucial] roll [in|as|of] = role
[important|key|major|leading|crucial|vital|significant|central] roll [in|of|for|as] = role
# complement / compliment, council / counsel, discreet / discrete, elicit / illicit
[pay|paid|pays|give|gave|get|got|nice|high|take it as|took it as] a complement = a compliment
[i|he|she|they|we|you] complemented [me|him|her|us|them|you on] = complimented
illicit [a|an|the|any|some response|reaction|response|information|sympathy|emotion] = elicit
[to|will|can|could|would|might] illicit = elicit
[city|town|county|parish|student|local|district] counsel [meeting|member|members|voted|decided|has|will|is] = council
# moral / morale
[boost|boosts|boosted|boosting|raise|raised|low|high|lower|lowered|team|staff|employee|lift|lifted|keep up] moral [!NOUN|ADJ|standards|and|values|ground|of] = morale
[the] morale of [the|this story|tale] = moral of
# precede / proceed
[please|to|will|can|could|then] precede [with|to the] = proceed
# perspective / prospective
[from|his|her|my|your|their|different|new|another|of|in|historical] prospective [of|on|,|$] = perspective
# cloth / clothes
[my|your|his|her|their|our|new|old|dirty|clean|warm|winter|summer|wear|wearing|wore|put on|take off|of|some|buy|bought|wash|washed] cloths [!and|for] = clothes
# lightning
[thunder and|bolt of|flash of|bolts of|struck by] lightening = lightning
lightening [bolt|bolts|strike|strikes|storm|fast|speed] = lightning
# later / latter
[sooner or|see you|talk to you] latter = later
[years|months|days|weeks|hours|minutes|moments|NUM] latter [!half|part|case|of|is|was|are|were|have|has] = later
# allowed / aloud, board / bored
[read|reading|say|said|think|thinking|laugh|laughed|spoke|speak] allowed [!to|the|a|him|her|them|me|us|in|him|it|only|for|by] = aloud
[not|are|is|be|was|were|been|isn't|aren't] aloud [to|in|here|on|at] = allowed
[i'm|am|is|was|are|were|get|got|gets|very|so|really|be|been|being|feel|felt] board [with|of|and|to|at|$|,|in|out] [!member|game|the] = bored
# plain / plane
[on the|by|a|catch|took the|air] plain [to|from|ticket|crash|crashed|landed|took off] = plane
`);

/** Words of the same sound, one of which cannot stand here. */
export const confusedWords = defineRule({
  id: "grammar/confused-words",
  title: "A word of the same sound",
  explain: "Two words that sound or look alike; with the words around it only the other one makes sense.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "It will effect the whole town.", right: "It will affect the whole town." },
    { wrong: "It has a positive affect on us.", right: "It has a positive effect on us." },
    { wrong: "Everyone accept me left.", right: "Everyone except me left." },
    { wrong: "I would advice you to wait.", right: "I would advise you to wait." },
    { wrong: "It is to late.", right: "It is too late." },
    { wrong: "There are to many people.", right: "There are too many people." },
    { wrong: "Do you know who's car that is?", right: "Do you know whose car that is?" },
    { wrong: "They where late.", right: "They were late." },
    { wrong: "Turn of the lights.", right: "Turn off the lights." },
    { wrong: "He walked passed the house.", right: "He walked past the house." },
    { wrong: "I can't breath in here.", right: "I can't breathe in here." },
    { wrong: "I don't know weather it works.", right: "I don't know whether it works." },
    { wrong: "Even thought it rained, we went.", right: "Even though it rained, we went." },
    { wrong: "He plays an important roll in it.", right: "He plays an important role in it." },
    { wrong: "I go there everyday.", right: "I go there every day." },
    { wrong: "She had a peace of cake.", right: "She had a piece of cake." },
  ],
  leaves: [
    "The effect on the town was large.",
    "They effect change.",
    "All except the last one left.",
    "He gave it to me.",
    "It is to his credit.",
    "Who's there?",
    "Where were you?",
    "He passed the house.",
    "Take a breath in the garden.",
    "The weather is fine.",
    "I thought about it.",
    "It is quiet here.",
    "A roll in the hay.",
    "Everyday life is dull.",
    "He was here the whole day.",
    "The lead singer left.",
    "He is too tired to be of help.",
    "I hear the sea.",
  ],
  patterns: table,
});
