/** What words mean that are often confused, in a few words each. Written by us. */
const glosses: ReadonlyMap<string, string> = new Map(
  `
accept: to receive; except: apart from; adapt: to adjust; adopt: to take up; adverse: harmful; averse: opposed; advice: a
recommendation; advise: to recommend; affect: to influence; affects: influences; affected: influenced; effect: a result;
effects: results; aid: help; aide: an assistant; aisle: a passage; isle: an island; allowed: permitted; aloud: out loud;
allude: to refer; elude: to escape; allusion: a reference; illusion: a false impression; altar: in a church; alter: to change;
appraise: to assess; apprise: to inform; ascent: a climb; assent: agreement; assure: to promise; ensure: to make certain;
insure: to cover against loss; bare: uncovered; bear: to carry or endure; berth: a bunk; beside: next to; besides: in
addition; bored: not interested; brake: to slow down; breadth: width; breath: air you take in; breathe: to take in air;
bridal: of a bride; bridle: for a horse; canvas: cloth; canvass: to ask for votes; capitol: a building; cite: to quote; site: a
place; sight: something seen; coarse: rough; course: a route or class; complement: to complete; compliment: to praise;
conscience: a moral sense; conscious: aware; council: a governing body; counsel: to advise; currant: a dried fruit; dairy: milk
products; diary: a daily record; decent: respectable; descent: a way down; dissent: disagreement; defuse: to make harmless;
diffuse: to spread; desert: dry land; dessert: a sweet dish; device: a tool; devise: to invent; discreet: tactful; discrete:
separate; dual: double; duel: a fight; dye: to color; elicit: to draw out; illicit: illegal; emigrate: to leave a country;
immigrate: to enter a country; eminent: famous; imminent: about to happen; envelop: to surround; envelope: for a letter; fare:
the price of a ride; faze: to disturb; phase: a stage; flair: talent; flare: a flame; flour: for baking; flower: a blossom;
formally: officially; formerly: previously; forth: forward; fourth: number four; gait: a way of walking; gorilla: an ape;
guerrilla: a fighter; hare: an animal; heal: to cure; heel: of a foot; hear: with your ears; here: in this place; heroin: a
drug; hoard: to store; horde: a crowd; hoarse: rough in sound; hole: an opening; whole: entire; idle: inactive; idol: someone
admired; it's: it is; its: belonging to it; later: afterward; latter: the second of two; lessen: to reduce; lesson: something
taught; lightning: a flash; loath: unwilling; loathe: to hate; loose: not tight; lose: to misplace; marital: of marriage;
martial: military; medal: an award; meddle: to interfere; mettle: courage; miner: a mine worker; minor: unimportant; moral:
ethical; morale: team spirit; naval: of a navy; passed: went by; past: beyond; patience: calm waiting; patients: people in
care; peace: not war; piece: a part; peak: the top; peek: a quick look; pique: to arouse; pedal: a foot lever; peddle: to sell;
persecute: to oppress; prosecute: to take to court; personal: private; personnel: staff; perspective: a point of view;
prospective: expected; plain: simple; plane: an aircraft; pore: to study closely; pray: to speak to God; prey: a hunted animal;
precede: to come before; proceed: to go ahead; prerequisite: a requirement; prescribe: to order; proscribe: to forbid;
presence: being there; presents: gifts; principal: main; principle: a basic rule; prophet: a seer; quiet: not loud; quite:
fairly; quit: to give up; raise: to lift; raze: to demolish; reek: to smell; wreak: to cause; reign: to rule; rein: for a
horse; respectively: in that order; right: correct; rite: a ceremony; role: a part played; route: a way; sole: only; soul: the
spirit; stake: a share; steak: meat; stationary: not moving; stationery: paper; steal: to take; steel: the metal; straight: not
bent; strait: a sea passage; suite: a set of rooms; tale: a story; taut: tight; than: in comparisons; then: at that time;
their: belonging to them; there: in that place; they're: they are; thorough: complete; through: from end to end; throne: a
royal seat; too: also, very; two: the number; vain: conceited; vein: a blood vessel; waist: part of the body; waste: to
squander; waive: to give up; wander: to roam; wonder: to ask yourself; weak: not strong; week: seven days; weather: sun or
rain; whether: if; we're: we are; who: the subject form; whom: the object form; who's: who is; whose: belonging to whom; yolk: of
an egg; you're: you are; your: belonging to you
`
    .trim()
    .split(";")
    .map((entry): [string, string] => {
      const [word = "", meaning = ""] = entry.split(":");
      return [word.trim(), meaning.trim().replaceAll("\n", " ")];
    }),
);

/** Asks whether a word was meant, with what it means where that tells it from others: Did you mean “affect” (to influence)? */
export function didYouMean(word: string): string {
  const meaning = glosses.get(word.toLowerCase().replaceAll("’", "'"));
  return meaning === undefined ? `Did you mean “${word}”?` : `Did you mean “${word}” (${meaning})?`;
}
