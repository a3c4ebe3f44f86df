/** Where texts are checked, and by whose leave. */
export interface ServiceSettings {
  /** The server, with or without `/api/v1`; the one that the script came from, if not given. */
  readonly serviceUrl?: string;
  /** A key of an account there. */
  readonly apiKey?: string;
  /** What the page calls the languages, and which of them it offers; ours, if not given. */
  readonly languages?: readonly PluginLanguage[];
}

/** What is checked and shown. */
export interface CheckerSettings {
  readonly languageFilter?: readonly string[] | null;
  readonly languageIsoCode?: string | null;
  readonly checkGrammar?: boolean;
  readonly checkSpelling?: boolean;
  readonly checkStyle?: boolean;
  readonly showThesaurusByDoubleClick?: boolean;
  readonly showContextThesaurus?: boolean;
  readonly checkerIsEnabled?: boolean;
  /** More of what is a matter of taste is told. */
  readonly heavyGrammar?: boolean;
  /** Words are not added to a dictionary. */
  readonly disableDictionary?: boolean;
}

/** A language that texts can be checked in. */
export interface PluginLanguage {
  readonly displayName: string;
  readonly isoCode: string;
  readonly isEnabled: boolean;
}

export const defaultCheckerSettings: CheckerSettings = {
  languageFilter: null,
  languageIsoCode: "en-US",
  checkGrammar: true,
  checkSpelling: true,
  checkStyle: true,
  showThesaurusByDoubleClick: true,
  showContextThesaurus: true,
  checkerIsEnabled: true,
  heavyGrammar: false,
  disableDictionary: false,
};

const languages: readonly PluginLanguage[] = [
  { displayName: "English (US)", isoCode: "en-US", isEnabled: true },
  { displayName: "English (UK)", isoCode: "en-GB", isEnabled: true },
  { displayName: "English (Canada)", isoCode: "en-CA", isEnabled: true },
  { displayName: "English (Australia)", isoCode: "en-AU", isEnabled: true },
];

/** The languages of a filter (all, without one), as far as they are checked, by the names the page has for them. */
export function languagesOf(
  { languageFilter }: CheckerSettings,
  named: readonly PluginLanguage[] | undefined,
): readonly PluginLanguage[] {
  const wanted = languageFilter && new Set(languageFilter.map(spelled));
  return languages
    .filter(({ isoCode }) => !wanted || wanted.has(spelled(isoCode)))
    .map((language) => named?.find(({ isoCode }) => spelled(isoCode) === spelled(language.isoCode)) ?? language);
}

/** One spelling of a language: there are `en_UK` of the text API and `en-GB` of editors. */
function spelled(isoCode: string): string {
  return isoCode.toLowerCase().replace("_", "-").replace(/-uk$/, "-gb");
}
