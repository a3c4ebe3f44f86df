/** With and without the hyphen these are two words: re-form a group, reform a law. */
const twoWords =
  /^(?:re(?:form|cover|create|creation|lease|mark|sign|sent|sort|serve|count|press|dress|present|solve|store|treat|act|call|bound|search|fuse|view|tire|place|move|pose|late)|co(?:op|ops)|pre(?:position|serve|sent|tend|vent|view)|un(?:ionized|ionised)|over(?:all)?|under(?:way)?|out(?:put)?|multi(?:ply)|pro(?:creation|nouns?|verbs?|claim|ceed|noun|verb|vision)|de(?:part|port)|extra(?:ordinary))(?:s|ed|d|ing|ation)?$/;

/** Whether a word, written close and in small letters, would be another one with a hyphen behind its prefix. */
export const hyphenMatters = (close: string): boolean => twoWords.test(close);
