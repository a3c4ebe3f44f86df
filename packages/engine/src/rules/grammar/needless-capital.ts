import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Function words. Inside a sentence, none begins a name unless a neighbor also has a capital. */
const little = wordSet(`
  it we they she my his their our your its them him this these those there and but or because if when while although
  since so very also then that which who many some most people is are was were have has
`);

/** Common nouns and adjectives that are not names. */
const common = wordSet(`
  football soccer tennis basketball volleyball baseball badminton hockey golf swimming cycling dancing
  cooking fishing shopping skiing jogging gym sport sports
  dog dogs cat cats horse horses cow cows animal animals bird birds fish insect insects pet pets tree trees flower flowers
  car cars bus buses train trains bicycle bicycles bike bikes motorbike plane planes airplane aeroplane boat boats
  truck trucks tram trams railways airports transport transportation traffic
  person persons people child children boy boys girl girls adult adults teenager teenagers kid kids
  teacher teachers student students pupil pupils parents tourist tourists citizen citizens neighbours
  neighbors boss employee employees employer employers passengers
  breakfast lunch dinner food foods pizza chicken meat rice bread cheese sugar salt fruit fruits vegetables coffee tea
  milk juice beer wine chocolate cake
  water air money music movie movies film films book books novel novels magazine magazines homework
  lesson lessons language languages mathematics history geography biology chemistry physics literature
  school schools college colleges hospital hospitals restaurant restaurants hotel hotels
  supermarket supermarkets shop shops cinema theatre museum museums beach beaches mountain mountains forest forests lake
  lakes village villages cities countries country companies factories
  summer winter autumn weather pollution climate health disease diseases cancer medicine doctors
  computer computers laptop laptops smartphone smartphones mobile phone phones technology technologies
  television newspaper newspapers advertising advertisement advertisements
  hobby hobbies holiday holidays vacation problem problems solution solutions advantage advantages disadvantage
  disadvantages idea ideas opinion opinions reason reasons example examples education experience knowledge
  happiness freedom family families marriage wedding birthday childhood
  monarchy democracy economy politics
  educated beautiful important interesting educational cultural modern different
`);

/** Matches verbs after which a thought or a question may begin with a capital. */
const saying =
  /^(?:is|was|be|say|says|said|think|thinks|thought|ask|asks|asked|wonder|wonders|wondered|answer|answered|add|added|reply|replied|know|knew|read|reads|mean|means|call|called|named|titled|entitled|sing|sang|tell|told|cry|cried)$/;

/** Words after which a clause continues. */
const joining = wordSet(
  "that because if when while although though and but or so than as since whether where unless until",
);

/** Nouns that follow the name of a part of a program or text: the History page, the Language section. */
const named = wordSet(`
  page pages section sections chapter tab menu button screen panel view team group class struct type field object module package
  component service profile series project program programme course day week month event experiments ruling
`);

const isSmall = (token: Token | undefined): boolean => token?.kind === "word" && /^\p{Ll}/u.test(token.text);
const isBig = (token: Token | undefined): boolean => token?.kind === "word" && /^\p{Lu}/u.test(token.text);

/** Whether no word nearby has a capital, which would make this one part of a name or title: the Dog and Duck. */
function standsAlone(a: Analysis, index: number): boolean {
  const { first = 0 } = a.sentences[a.tokens[index]?.sentence ?? 0] ?? {};
  return [-3, -2, -1, 1, 2, 3].every((by) => index + by <= first || !isBig(neighbour(a, index, by)));
}

/** Whether lowercase words surround the token. A function word must also continue a clause. */
function isAmongSmall(a: Analysis, index: number, isLittle: boolean): boolean {
  const before = neighbour(a, index, -1);
  const behind = neighbour(a, index, 1);
  if (behind && !isSmall(behind) && !(/^[.,;?!]$/.test(behind.text) && !isLittle)) return false;
  const word = before?.text === "," ? neighbour(a, index, -2) : before;
  if (!isSmall(word) || saying.test(word?.lower ?? "")) return false;
  return !isLittle || before?.text === "," || joining.has(before?.lower ?? "");
}

/** Whether the text capitalizes the word at least twice, which makes it deliberate. */
function isHabit({ tokens }: Analysis, text: string): boolean {
  const isIt = (token: Token): boolean => token.text === text;
  const first = tokens.findIndex(isIt);
  return first >= 0 && tokens.findLastIndex(isIt) > first;
}

/** Whether a word is the text of a link or names the noun after it. */
const isLabel = (a: Analysis, index: number): boolean =>
  /[[\]*_`]/.test(`${a.text[(a.tokens[index]?.start ?? 0) - 1]}${a.text[a.tokens[index]?.end ?? 0]}`) ||
  named.has(neighbour(a, index, 1)?.lower ?? "");

/** “I think that It is good” → “I think that it is good”. */
export const needlessCapital = defineRule({
  *check(a): Iterable<Hit | undefined> {
    if (a.kind !== "prose") return;
    for (const [index, token] of a.tokens.entries()) {
      if (token.kind !== "word" || !/^\p{Lu}\p{Ll}+$/u.test(token.text)) continue;
      const isCommon = common.has(token.lower);
      if (!isCommon && !little.has(token.lower)) continue;
      if (!isAmongSmall(a, index, !isCommon) || !standsAlone(a, index) || isQuoted(a, index)) continue;
      if (isCommon && (isHabit(a, token.text) || isLabel(a, index))) continue;
      yield {
        start: token.start,
        end: token.end,
        message: `“${token.lower}” is not a name, so it needs no capital within a sentence.`,
        suggestions: [token.lower],
      };
    }
  },
});
