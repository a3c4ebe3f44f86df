"""Words the noise knows by name. Lists of our own."""

ARTICLES = "a an the".split()

# How often each preposition stands where another belongs, and pairs (wrong, right) that are mixed up more than that.
PREPOSITIONS = {
    "in": 30, "on": 20, "at": 18, "to": 18, "for": 20, "of": 20, "with": 14, "by": 10, "from": 12, "about": 9,
    "into": 5, "onto": 1, "during": 2, "since": 2, "over": 3, "through": 2, "between": 2, "among": 1, "within": 1,
    "without": 1, "against": 1, "towards": 1, "as": 2, "like": 1, "than": 1, "after": 1, "before": 1, "under": 1,
    "upon": 0.5, "around": 1,
}
MIXED_UP = {
    ("at", "in"): 25, ("on", "in"): 25, ("in", "at"): 30, ("in", "on"): 30, ("to", "in"): 10, ("for", "to"): 20,
    ("to", "for"): 20, ("from", "of"): 12, ("of", "from"): 15, ("in", "of"): 12, ("of", "in"): 8, ("since", "for"): 3,
    ("for", "since"): 40, ("during", "for"): 3, ("by", "with"): 10, ("with", "by"): 10, ("about", "of"): 8,
    ("of", "about"): 15, ("into", "in"): 8, ("in", "into"): 25, ("among", "between"): 8, ("between", "among"): 20,
    ("to", "at"): 12, ("at", "to"): 6, ("as", "like"): 6, ("like", "as"): 6, ("than", "as"): 2, ("to", "towards"): 15,
    ("on", "about"): 8, ("of", "for"): 10, ("with", "to"): 8, ("to", "with"): 8,
}
AUXILIARIES = (
    "is are was were be been being am has have had having do does did can could will would shall should may might must"
).split()
DETERMINERS = (
    "this that these those my your his her its our their some any no every each another other both all either neither "
    "much many few little several enough what which whose"
).split()
PRONOUNS = (
    "i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours "
    "ourselves they them their theirs themselves who whom whose which that what this these those here there"
).split()
MODALS = set(
    "could should would might must may can will shall couldn't shouldn't wouldn't mightn't mustn't can't won't".split()
)
NEGATIONS = set("not never no nobody nothing neither without cannot hardly nor".split())
# What is said with a negation before it, and what becomes of it when it is negated twice.
NEGATED = {
    "any": "no", "anything": "nothing", "anybody": "nobody", "anywhere": "nowhere", "ever": "never", "either": "neither",
}
OTHER_CASE = {
    "i": "me", "me": "I", "he": "him", "him": "he", "she": "her", "her": "she", "we": "us", "us": "we", "they": "them",
    "them": "they",
}
FUNCTION_WORDS = {
    *ARTICLES, *PREPOSITIONS, *DETERMINERS, *PRONOUNS, *AUXILIARIES,
    *(
        "and or but so because although though if when while where whereas unless until that not no yes to than as too "
        "very also just only even then still never always often"
    ).split(),
}

# What may be missing, and so be put in again: `APPEND_x` exists for these only.
MISSING = {
    *ARTICLES, *list(PREPOSITIONS)[:24], ",", ".", "?", ";",
    *(
        "is are was were be been being am has have had do does did not can could will would should may might must to "
        "that it i you he she we they his her its our their my your this these those there which who what when where "
        "how if and or but so because also all some any more much many one as than up out very only then other"
    ).split(),
}
NEEDLESS = (
    "to to to that that is are was be been have had will it the of for and so more very too also about with in on at "
    "up as"
).split()
NEEDLESS_AFTER_VERB = "to to about of for in on with at".split()

JOINED = {
    "a lot": "alot", "in spite": "inspite", "in front": "infront", "at least": "atleast", "as well": "aswell",
    "may be": "maybe", "every day": "everyday", "any more": "anymore", "each other": "eachother",
    "all right": "alright", "no one": "noone", "some times": "sometimes", "in fact": "infact",
    "high school": "highschool",
}
SPLIT = {
    *(
        "maybe sometimes everyone someone anyone everything something anything everybody somebody nobody nothing "
        "without within into onto today tomorrow cannot however whenever wherever whatever therefore furthermore "
        "moreover nowadays myself yourself himself herself themselves itself already although always almost another "
        "because before become together weekend outside inside homework background healthcare household newspaper "
        "online password website database workplace classroom airport bathroom bedroom birthday afternoon everywhere "
        "somewhere anywhere meanwhile otherwise throughout understand overall"
    ).split(),
}
COMMA_BEFORE = set("and that because which who but when if to of in for with as the is".split())
