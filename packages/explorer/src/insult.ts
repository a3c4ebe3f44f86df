const insults =
  /ethnic slur|\((?:obscene|offensive|derogatory|vulgar)|\b(?:offensive|derogatory|obscene|vulgar|disparaging|insulting) (?:and \w+ )?(?:term|name|word|slang)/;

/** Whether WordNet calls a meaning a slur, obscene or an insult. */
export const isInsult = (gloss: string): boolean => insults.test(gloss);
