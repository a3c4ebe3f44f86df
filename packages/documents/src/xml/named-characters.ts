/** The names in HTML of the characters from U+00A0 on, in order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

/** The characters with names in XML, and those of HTML that occur in prose. */
export const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }),
  ...latin.map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({
    OElig: "Œ",
    oelig: "œ",
    Scaron: "Š",
    scaron: "š",
    Yuml: "Ÿ",
    ensp: "\u2002",
    emsp: "\u2003",
    thinsp: "\u2009",
    zwnj: "\u200c",
    zwj: "\u200d",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    dagger: "†",
    Dagger: "‡",
    bull: "•",
    hellip: "…",
    prime: "′",
    Prime: "″",
    lsaquo: "‹",
    rsaquo: "›",
    euro: "€",
    trade: "™",
    larr: "←",
    rarr: "→",
    minus: "−",
  }),
]);
