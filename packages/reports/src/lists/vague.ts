/** Words that say little: the reader is left to guess what, how much or how. `~`: any form of it. Written by us. */
export const vagueWords = `
thing|things|stuff|something or other|somehow|somewhat|some kind of|some sort of|kind of|sort of|a kind of|and so on|and so forth|etc
or something|or so|or whatever|and stuff|and things|and the like|and such|things like that|stuff like that|that sort of thing|that kind of thing
a bit|a little bit|a lot|a lot of|lots of|plenty of|loads of|tons of|heaps of|a number of|a variety of|a range of|a couple of|a few|quite a few|several
various|numerous|a great deal|a good deal|a fair amount|a certain amount|to some extent|to a certain extent|to some degree|to a certain degree|in some ways
in a way|in a sense|more or less|pretty much|almost certainly|mostly|fairly|rather|quite|pretty good|nice|nicely|good enough|very good|very bad|very nice|very big|very small
really|very|basically|essentially|virtually|practically|relatively|comparatively|reasonably|generally speaking|broadly speaking|by and large|as it were|so to speak
approximately|roughly|around about|about the same|in due course|at some point|at some stage|sooner or later|one day|some time|sometime|soon|recently|these days
in the near future|in the not too distant future|as soon as possible|when possible|where possible|where appropriate|as appropriate|as necessary|if necessary|as needed
appropriate|adequate|sufficient|suitable|significant|substantial|considerable|reasonable|certain things|certain people|many things|many people|some people|most people|people say
interesting|amazing|awesome|wonderful|great|terrific|fantastic|incredible|unbelievable|remarkable|weird|odd things|fine enough|okay|big deal|of some kind|of some sort
~seem to|~appear to|~tend to|it ~seem|it ~appear|could potentially|may potentially|might possibly|may or may not|for the most part|on the whole|all kinds of|all sorts of|any number of
probably|possibly|perhaps|maybe|arguably|apparently|supposedly|presumably|likely to|~happen to
`;

/** Nouns for what nobody can see, hear or touch, which stand in for what is meant. Written by us. */
export const abstractWords = `
ability|abilities|abstraction|accomplishment|accountability|achievement|advancement|adversity|agenda|alignment|ambiguity|ambition|applicability|approach|approaches
appropriateness|area of interest|arrangement|aspect|aspects|aspiration|assessment|assumption|attitude|attribute|attributes|awareness|basis|capability|capabilities|capacity
case in point|cause and effect|challenge|challenges|characteristic|characteristics|circumstance|circumstances|clarity|classification|commitment|communication
competence|complexity|comprehension|concept|concepts|conception|concern|concerns|condition|configuration|consequence|consideration|considerations|consistency
construct|context|contexts|contingency|continuity|contribution|coordination|correlation|creativity|criteria|criterion|culture|development|developments|dimension|dimensions|direction
diversity|dynamics|effect|effectiveness|efficiency|emphasis|empowerment|engagement|entity|entities|equality|essence|establishment|evaluation
evolution|excellence|existence|expectation|expectations|extent|facet|facets|factor|factors|failure|flexibility|focus|foundation|framework|frameworks
freedom|functionality|fundamentals|generalization|growth|guidance|happiness|idea|ideas|identity|ideology|impact|impacts|implementation|implication|implications|importance|improvement
inclusion|incentive|indication|individuality|influence|infrastructure|initiative|initiatives|innovation|instance|integration|integrity|intelligence|intention|interaction|interactions
interpretation|involvement|issue|issues|justice|justification|knowledge|leadership|level|levels|liberty|limitation|limitations|logic|manner|meaning|mechanism
mechanisms|mentality|methodology|methodologies|mindset|modality|motivation|movement|nature|necessity|notion|notions|objective|objectives|occurrence|operation|operations
opportunity|opportunities|optimization|optimisation|orientation|outcome|outcomes|paradigm|participation|pattern|patterns|perception
perspective|perspectives|phase|phenomenon|phenomena|philosophy|possibility|possibilities|potential|practicality|premise|presence|principle
principles|priority|priorities|productivity|progress|proportion|prospect|provision|purpose|purposes|quality|qualities
quantity|rationale|reality|reasoning|regard|relation|relevance|requirement|requirements|respect|responsibility
responsibilities|restriction|role|roles|scenario|scenarios|scope|significance|situation|situations|solution|solutions|sphere|stability
state of affairs|status|strategy|strategies|success|sustainability|synthesis|tendency|tendencies|theme
transformation|transparency|trend|trends|uncertainty|understanding|utility|utilization|validity|value|values|variation|variety|viability|viewpoint|vision
wellness|well-being|willingness|wisdom
`;
