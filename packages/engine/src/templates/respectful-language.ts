import type { Analysis } from "../facts/analysis.ts";
import type { Finding } from "../finding.ts";
import { opensSentence } from "../pattern/replace.ts";
import type { Hit } from "../rule.ts";
import type { Token } from "../text/token.ts";
import { fromTable, type Table } from "./lane/from-table.ts";
import { several } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

type Area = "disability" | "age" | "ethnicity" | "orientation" | "substance";

/** What our own rule says, by area. What belongs to none stays with the rule. */
const areaOf: Readonly<Record<Area, RegExp>> = {
  disability:
    /wheelchair|handicap|disabled|retard|deaf|birth defect|special needs|\bblind\b|mentally|cripple|suffer|suicide/i,
  age: /elderly/i,
  ethnicity: /illegal|third.world|gyps|eskimo|oriental|colou?red/i,
  orientation: /sexual|homosexual|transvestite|transsexual|transgender|sex change/i,
  substance: /addict/i,
};

/** Phrases by area, with what is preferred. Written by us. */
const tables: Readonly<Record<Area, string>> = {
  disability: `
able-bodied people = people without disabilities
able-bodied person = person without a disability
afflicted with [autism|dyslexia|epilepsy|cancer|diabetes|arthritis|adhd] = with
birth defects = congenital conditions
crazy [idea|person|people] = wild
hearing impaired people = deaf people
hearing impaired person = deaf person
hearing-impaired people = deaf people
hearing-impaired person = deaf person
invalid parking|toilet = accessible $1
lame [excuse|joke|idea] = weak
lunatic|lunatics
madman = reckless person
midget = person with dwarfism
midgets = people with dwarfism
physically challenged = physically disabled
spastic
stroke victim = person who had a stroke
stroke victims = people who had a stroke
turn a blind eye to = ignore
turned a blind eye to = ignored
fall|fell on deaf ears = went unheard
tone-deaf [response|remark|statement] = insensitive
victim of [polio|autism|dyslexia|epilepsy] = person with
`,
  age: `
the aged = older people
the old = older people
elderly people = older people
elderly person|man|woman = older $1
senior citizens = older people
senior citizen = older person
old folks = older people
old people's home = home for older people
old fogey|fogeys
geezer|geezers
senile = with dementia
`,
  ethnicity: `
non-whites = people of color
minorities [are|were|have|in|and] = minority groups
[!native] american indians = Native Americans
red indian = Native American
red indians = Native Americans
half-breed
mulatto
the blacks = Black people
the whites = white people
exotic [looks|woman|features]
tribal people|peoples = Indigenous $1
indian giver
powwow [about|on|with] = meeting
spirit animal
peanut gallery
cakewalk = easy task
gypped = cheated
gyp [me|us|him|her|them] = cheat
blacklist = blocklist | denylist
blacklisted = blocked
whitelist = allowlist
whitelisted = allowed
`,
  orientation: `
sexual preferences = sexual orientation
gay lifestyle = gay life
alternative lifestyle
openly gay = gay
admitted homosexual = openly gay person
the gays = gay people
a gay [.|,|and|who|is|was] = a gay person
lesbians and gays = lesbian and gay people
biologically male|female
preferred pronouns = pronouns
transgendered = transgender
transgenders = transgender people
hermaphrodite = intersex person
hermaphrodites = intersex people
normal couple|couples
`,
  substance: `
addict [!of] = person with an addiction
addicts [!of] = people with an addiction
alcoholic [.|,|and|who|is|was] = person with an alcohol use disorder
alcoholics = people with an alcohol use disorder
drug abuse = drug use
drug abuser = person who uses drugs
drug abusers = people who use drugs
drug habit = drug use disorder
drug user = person who uses drugs
drug users = people who use drugs
substance abuse = substance use
substance abuser = person who uses substances
substance abusers = people who use substances
junkie = person with an addiction
junkies = people with an addiction
crackhead = person with an addiction
crackheads = people with an addiction
drunkard = person who drinks heavily
drunkards = people who drink heavily
wino|winos
clean and sober = in recovery
former addict = person in recovery
former addicts = people in recovery
`,
};

/** “Advancement of Colored People”, “Aging and the Elderly”: capitals throughout are a title. */
const title = /^(?:the \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)$/u;

/** “the blind spot”, “the old man”: an adjective before its noun. */
const unless: Parameters<typeof fromTable>[2] = (a, first, last) =>
  isNamed(a, first, last) || isAdjective(a, first, last);

/** “the Generic Drug User Fee Act”: with a capital of its own, and one behind, it is part of a name. */
const isNamed = (a: Analysis, first: number, last: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(a.tokens[first]?.text ?? "") && !opensSentence(a, first) && isCapital(a.tokens[last]);

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? "");

const isAdjective = ({ tokens }: Analysis, first: number, last: number): boolean =>
  tokens[first]?.lower === "the" &&
  last - first === 2 &&
  /^(?:NOUN|PROPN|ADJ|CCONJ|NUM)$/.test(tokens[last]?.tag ?? "");

const said = (_: string, first: string | undefined): string =>
  first ? `More respectful: “${first}”.` : "Many find this hurtful. Say it in another way.";

const ready = new Map<Area, Table>();
function tableOf(area: Area): Table {
  const table = ready.get(area) ?? fromTable(tables[area], said, unless);
  ready.set(area, table);
  return table;
}

/** Words about people, and the words they prefer, by area. */
export const respectfulLanguage = defineTemplate({
  id: 38,
  key: "respectful-language",
  name: "Respectful language",
  group: "Inclusive",
  description: "Words about people that many of them dislike, and the words they prefer, by area.",
  level: "warning",
  options: { areas: several("Areas", "disability", "age", "ethnicity", "orientation", "substance") },
  examples: [
    { wrong: "She is wheelchair-bound.", right: "She is using a wheelchair." },
    { wrong: "Senior citizens met.", right: "Older people met." },
    {
      wrong: "A talk on substance abuse and sexual preference.",
      right: "A talk on substance use and sexual orientation.",
    },
    { config: { areas: ["ethnicity"] }, wrong: "The American Indians met.", right: "The Native Americans met." },
  ],
  leaves: [
    { text: "The Association for the Advancement of Colored People met. Native American Indians met." },
    { text: "The Generic Drug User Fee Act passed." },
    { text: "The blind spot, the old man, an alcoholic drink. “Senior citizens met,” he wrote." },
    { config: { areas: ["age"] }, text: "A talk on substance abuse." },
    { config: { areas: [] }, text: "Senior citizens met." },
  ],
  compile({ areas }) {
    const find = areas.map(tableOf);
    const covers = ({ ruleId, text }: Finding): boolean =>
      ruleId === "inclusive/respectful-word" && areas.some((area) => areaOf[area].test(text));
    return {
      takesOver: covers,
      *read(r): Iterable<Hit> {
        yield* r.said.filter((finding) => covers(finding) && !title.test(finding.text));
        for (const table of find) yield* table(r);
      },
    };
  },
});
