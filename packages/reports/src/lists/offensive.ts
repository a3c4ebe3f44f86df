/** Kinds of words that hurt. */
export const offences = ["swearing", "insult", "slur", "threat"] as const;
export type Offence = (typeof offences)[number];

/** `~`: any form of it. What is as often meant otherwise (dog, pig, dick as a name, gay, queer, black) is left out. Written by us. */
export const offensiveWords: Readonly<Record<Offence, string>> = {
  swearing: `
    ~fuck|fucking|fuckin|fucked|fucker|fuckers|motherfucker|motherfuckers|motherfucking|clusterfuck|fuckwit|fuckwits|~shit|shitty|bullshit|horseshit|dipshit|shithead|shitheads|shithole|shitshow|apeshit|batshit
    ~piss off|pissed off|piss-poor|~bugger off|buggered|bollocks|bloody hell|goddamn|goddamned|god-damn|goddammit|god damn it|damn you|damn it|dammit|to hell with you|go to hell|arse|arsehole|arseholes|asshole|assholes
    ass-hat|asshat|jackass|jackasses|dumbass|dumbasses|smartass|kick ass|kiss my ass|my ass|cunt|cunts|twat|twats|wanker|wankers|tosser|tossers|bellend|dickhead|dickheads|knobhead|cock-sucker|cocksucker
    cocksuckers|bastard|bastards|bitch|bitches|bitchy|son of a bitch|sons of bitches|slut|sluts|slutty|whore|whores|skank|skanks|crap|crappy|sod off|screw you|suck my|sucks balls|wtf|stfu|gtfo`,
  insult: `
    idiot|idiots|idiotic|moron|morons|moronic|imbecile|imbeciles|cretin|cretins|halfwit|halfwits|half-wit|half-wits|dimwit|dimwits|nitwit|nitwits|numbskull|numskull|blockhead|blockheads|bonehead|boneheads
    airhead|airheads|pinhead|birdbrain|birdbrains|knucklehead|meathead|dumbo|simpleton|simpletons|dunce|dunces|dolt|dolts|oaf|oafs|nincompoop|ignoramus|dullard|scumbag|scumbags|scum of the earth|lowlife|low-life
    sleazebag|sleazeball|slimeball|weirdo|weirdos|pathetic loser|crybaby|crybabies|sissy|sissies|wimp|wimps|wuss|wusses|nobody likes you|everyone hates you|everybody hates you|no one likes you
    fatso|fat pig|lardass|lard-ass|fat cow|ugly cow|stupid cow|silly cow|ugly pig|filthy pig|dirty pig|you pig|fat slob|slob|slobs|shut your mouth|shut your face|shut your trap|you are stupid|you're stupid
    you stupid|are you stupid|you fool|you idiot|you disgust me|you make me sick|waste of space|waste of skin|piece of trash|piece of garbage|piece of filth|worthless piece|you are worthless|you're worthless|you are nothing
    you're nothing|you are useless|you're useless|brain-dead|braindead|bimbo|bimbos|hag|hags|old hag|old bat|old crone|battleaxe|gold-digger|gold-diggers|nutcase|nutcases|nutjob|nutjobs
    wacko|wackos|psycho|psychos|schizo|crackpot|crackpots|basket-case|basket case|trailer trash|white trash|redneck|rednecks|hillbilly|hillbillies|deadbeat|deadbeats|subhuman|subhumans
    libtard|libtards|feminazi|feminazis|boomer trash|virgin loser|incel|incels`,
  slur: `
    nigger|niggers|nigga|niggas|negress|darkie|darkies|darky|coloureds|pickaninny|jigaboo|chinaman|chinamen|gook|gooks|slant-eye|slant-eyed|jap|japs|paki|pakis|wog|wogs|raghead|ragheads|towelhead|towelheads
    camel-jockey|sand-nigger|kike|kikes|yid|yids|heeb|heebs|hymie|spic|spics|wetback|wetbacks|beaner|beaners|dago|dagos|wop|wops|polack|polacks|kraut|krauts|gypo|gyppo|gyppos|pikey|pikeys|redskin|redskins|squaw|squaws
    injun|injuns|half-breed|half-breeds|half-caste|half-castes|mulatto|mulattos|octoroon|abo|abos|coolie|coolies|kaffir|kaffirs|gringo|gringos|honky|honkies|faggot|faggots|poofter|poofters|lesbo|lesbos
    tranny|trannies|shemale|shemales|sodomite|sodomites|you retard|a retard|retards|so retarded|is retarded|mongoloid|mongoloids|spastic|spastics|spaz|midget|midgets|window-licker`,
  threat: `
    kill yourself|kill your self|go kill yourself|kys|hang yourself|go die|i hope you die|you should die|you deserve to die|you will die for this|i will kill you|i'll kill you|i am going to kill you|i'm going to kill you
    i will hurt you|i'll hurt you|i'm going to hurt you|i will find you|i'll find you|i'll make you pay|you will pay for this|you'll pay for this|you'll regret this|you will regret this|you'll be sorry|watch your back|i know where you live
    beat you up|beat the crap out of|beat you senseless|smash your face|break your neck|break your legs|break your face|kick your ass|kick your arse|slit your throat|wring your neck|burn in hell|rot in hell|die in a fire
    punch you in the face|knock your teeth out|you're dead meat|you are dead meat|end your life`,
};
