import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Words about people that many of them dislike, with the word they prefer. Written by us. */
const table = rows(`
mankind = humankind | humanity
man-made = artificial | synthetic
manmade = artificial | synthetic
man hours = working hours
man-hours = working hours
manpower = staff | workforce
[the] common man = average person
[the] average man = average person
man's best friend = a faithful friend
wheelchair-bound = using a wheelchair
wheelchair bound = who uses a wheelchair
confined to a wheelchair = who uses a wheelchair
handicapped people = disabled people | people with disabilities
the handicapped = disabled people | people with disabilities
the disabled = disabled people | people with disabilities
handicapped person = disabled person | person with a disability
handicapped parking|toilet|seat|access = accessible $1
suffers|suffering from [autism|dyslexia|adhd] = has | with
mentally retarded = with an intellectual disability
mentally handicapped = with an intellectual disability
mental retardation = intellectual disability
deaf and dumb = deaf
deaf-mute = deaf
special needs children|students = children with disabilities | students with disabilities
birth defect|defects = congenital condition | congenital conditions
the blind = blind people
the elderly = older people
the homeless = people without homes
the mentally ill = people with a mental illness
drug addict|addicts = person with an addiction | people with an addiction
committed suicide = died by suicide
commit suicide = die by suicide
commits suicide = dies by suicide
illegal alien|aliens = undocumented immigrant | undocumented immigrants
illegal immigrant|immigrants = undocumented immigrant | undocumented immigrants
illegals = undocumented immigrants
third world countries|country = developing countries | developing country
third-world countries|country = developing countries | developing country
sexual preference = sexual orientation
[a|the] homosexual [man|men|community|couple|couples] = gay
homosexuals = gay people
transvestite = cross-dresser
transsexuals = transgender people
a transgender [.|,|and|who|is|was] = a transgender person
sex change = gender-affirming surgery
gypsies = Roma
eskimo = Inuit
eskimos = Inuit
oriental people|person|woman|man = Asian $1
colored people|person = people of color | person of color
coloured people|person = people of colour | person of colour
blacklist = blocklist | denylist
blacklisted = blocked
whitelist = allowlist
whitelisted = allowed
master branch = main branch
master/slave = primary/replica
slave [drive|device|node|server|process|database] = replica
sanity check = quick check
grandfathered in = exempt
[the] fairer sex = women
old wives '|’ tale = myth
[the|a] cripple = disabled person
hysterical woman|women = distressed $1
`);

/** Words about people, and the words they prefer. */
export const respectfulWord = defineRule({
  id: "inclusive/respectful-word",
  title: "A more respectful word",
  explain: "Many people prefer another word for themselves or for others. The choice is yours.",
  kind: "inclusive",
  level: "hint",
  styles: ["academic", "business", "technical", "web", "general"],
  examples: [
    { wrong: "It is a gift to mankind.", right: "It is a gift to humankind." },
    { wrong: "She is wheelchair-bound.", right: "She is using a wheelchair." },
    { wrong: "Add the address to the whitelist.", right: "Add the address to the allowlist." },
  ],
  leaves: [
    "The blind spot is large.",
    "Disabled people met.",
    "He disabled the alarm.",
    "A slave wrote the book.",
    "The disabled button is grey.",
    "The elderly man sat.",
  ],
  patterns: table,
  // “the blind spot”, “the elderly man”: an adjective before its noun.
  unless: ({ tokens }, first, last) =>
    tokens[first]?.lower === "the" && last - first === 2 && /^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(tokens[last]?.tag ?? ""),
  message: (_, first) => (first ? `Many prefer “${first}”.` : "Many people dislike this word."),
});
