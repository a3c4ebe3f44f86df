/** Words that begin with a vowel letter and a consonant sound. */
const consonantSound =
  /^(?:uni(?!n(?!om)[a-z]|m[aip]|mo[bs]|r(?:on|r))[a-z]*|un(?:is|it|iq|iv|ic|if)[a-z]*|us(?:e|ed|er|es|ing|age|ab|ur|ual|urp)[a-z]*|uten|ub(?:iq|er(?:ous|ty))|uf(?:o|unc)|ukul|urin|uran|ura[ln]|urol|unar[iy]|uric|urem|ureter|uyg|ute[nr]|util|utop|uvu|eu(?!ch)|ew[ea]|one(?!ro|ir|g)|once|ouija|oaxa|ukr|ugan|uz[bi]|yt|uru|u(?:uid|tc|tf|sb|dp|ml|id|ri|sd|efi)(?![a-z]))/;

/** Words that begin with “u” and a vowel sound although they look like the words above. */
const vowelAfterAll = /^(?:unin(?!om)|unim(?:a|p|ob|os)|unir(?:on|r)|unidentif|unident|unide|unissued|uniss)/;

/** Words whose “h” is silent. */
const silentH = /^(?:hour|honest|honor|honour|heir|herb(?!er|i)|hors d)/;

/** Letters whose names begin with a vowel sound: an F, an MP. */
const vowelNames = /^[AEFHILMNORSX]/;

/** Words that both articles may precede, or whose sound depends on the speaker. */
const either =
  /^(?:h(?:istor|otel|abit|erb|alluc|ypoth|yster|eroic|ilario|om[ao]ge|umble)|uh|url|sql|sat|faq|led|ram|rom|mit|nasa|nato|lol|lidar|uma|nurb|fap|lsat|x(?:or|emacs|orshift)|hexadec|mcat|nsaid|ux|ui|uae|um\b|eh\b)/;

/** How an English word may begin: a vowel, one consonant and a vowel, or one of these clusters. FBI may not. */
const sayable =
  /^(?:[aeiouy]|[^aeiou][aeiouy]|(?:b[lr]|c[hlr]|d[rw]|f[lr]|g[hlr]|k[lnr]|p[hlr]|qu|rh|s[chklmnpqtw]|t[hrw]|w[hr]))/;

const number = /^(\d[\d,]*)/;

/** 8, 11, 18, 80-89, 800, 8,000, 11,000, 18,000: said with a vowel first. */
function numberSound(digits: string): boolean {
  const plain = digits.replaceAll(",", "");
  if (/^1[18]$|^1[18]\d{3}$|^1[18]\d{6}$/.test(plain)) return true;
  // 1100–1199 and 1800–1899 are years or hundreds: “an 1800s house”.
  return /^8/.test(plain) || /^1[18]\d\d$/.test(plain);
}

/** Whether a word or number begins with a vowel sound when read aloud; undefined when that depends. */
export function startsWithVowelSound(text: string): boolean | undefined {
  const digits = number.exec(text);
  if (digits) return /^1[18]\d\d(?!\d)/.test(text) ? undefined : numberSound(digits[1] ?? "");
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const word = plain.toLowerCase();
  if (!/^[a-z]/.test(word)) return undefined;
  if (either.test(word)) return undefined;
  // Initials and all capitals are spelled out or said as a word: only what both readings share is sure.
  if (/^[A-Z](?![a-z])/.test(plain)) {
    const spelled = vowelNames.test(plain);
    if (plain.length === 1 || /^[A-Z][.-]/.test(plain) || !/[AEIOU]/.test(plain.slice(1)) || !sayable.test(word))
      return spelled;
    const said = wordSound(word);
    return said === spelled ? said : undefined;
  }
  // “npm”, “sdist”, “rOpenSci”: who knows how it is said.
  if (/^[a-z]$/.test(word) || !sayable.test(word) || /^[a-z]+[A-Z]/.test(plain)) return undefined;
  return wordSound(word);
}

function wordSound(word: string): boolean {
  if (silentH.test(word)) return true;
  if (vowelAfterAll.test(word)) return true;
  if (consonantSound.test(word)) return false;
  if (/^u[^aeiou][aeiou]/.test(word) && /^(?:unanim|ubi|ute|uni|usu|uti|uto)/.test(word)) return false;
  return /^[aeiou]/.test(word);
}
