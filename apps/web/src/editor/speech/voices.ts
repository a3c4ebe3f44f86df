type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "name" | "voiceURI">;

/**
 * Returns the voices that speak on this device, those of an English variety first, then other English, then the rest. A voice
 * of a server would be sent the text.
 */
export function localVoices<Each extends Voice>(voices: readonly Each[], dialect: string): Each[] {
  const rank = ({ lang }: Voice) => {
    const language = lang.replace("_", "-").toLowerCase();
    if (language === dialect.toLowerCase()) return 0;
    return language.startsWith("en") ? 1 : 2;
  };
  return voices.filter(({ localService }) => localService).toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the voice to read with: the one that was chosen if it is there, or else the first. */
export function voiceToUse<Each extends Voice>(voices: readonly Each[], chosen: string): Each | undefined {
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
}
