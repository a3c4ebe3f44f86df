/** How a text can sound. */
export const tones = [
  ...([
    "formal",
    "casual",
    "confident",
    "tentative",
    "friendly",
    "apologetic",
    "urgent",
    "positive",
    "negative",
  ] as const),
] as const;
export type TextTone = (typeof tones)[number];

/** Tones that are made by what words mean, not by a list. */
export type ChargedTone = "positive" | "negative";

/** Words and phrases that make a tone. `~`: any form of a word. Written by us. */
export const toneWords: Readonly<Record<Exclude<TextTone, ChargedTone>, string>> = {
  formal: `
furthermore|moreover|nevertheless|nonetheless|notwithstanding|accordingly|consequently|hence|thus|thereby|therein|thereof|thereafter|hereby|herein|hereto|herewith|whereby|wherein|whereupon
pursuant to|in accordance with|with respect to|with regard to|in regard to|in respect of|in relation to|in light of|in view of|by virtue of|on behalf of|in the event of|in the event that|prior to|subsequent to
aforementioned|aforesaid|the undersigned|the said|as per|insofar as|inasmuch as|albeit|lest|whom|upon|shall|whilst|amongst|henceforth|heretofore
~commence|~endeavor|~endeavour|~ascertain|~utilize|~utilise|~facilitate|~constitute|~stipulate|~necessitate|~procure|~render|~convene|~furnish|~deem|~cease|~remit|~expedite
~acknowledge receipt|~beg to|dear sir|dear madam|sir or madam|to whom it may concern|yours faithfully|yours sincerely|yours truly|kindly be advised|please be advised|please find attached|please find enclosed|it should be noted|it is worth noting
`,
  casual: `
hey|yeah|yep|yup|nope|nah|okay|ok|wow|whoa|oops|ugh|huh|hmm|haha|lol|btw|fyi|omg|gonna|wanna|gotta|kinda|sorta|dunno|lemme|gimme|cuz|y'all|ain't
stuff|guys|folks|kids|buddy|dude|cool|awesome|super|a ton of|tons of|loads of|a bunch of|a lot of|lots of|no way|for sure|big deal|no big deal|my bad|you bet|by the way
pretty much|pretty good|or something|and stuff|or whatever|you know|i mean|i guess|so yeah|right now|way too|way more|anyway|anyways|~hang out|~check out|~figure out|~mess up|~freak out|~chill|~screw up
`,
  confident: `
certainly|definitely|undoubtedly|unquestionably|undeniably|clearly|obviously|plainly|evidently|absolutely|without doubt|without a doubt|without question|no doubt|beyond doubt|there is no doubt|make no mistake|rest assured
always|never|every time|in fact|indeed|guarantee|guaranteed|~guarantee|proven|~prove that|we know|i know|i am certain|i'm certain|we are certain|i am sure|i'm sure|we are sure|i am confident|i'm confident|we are confident|we're confident|we're sure
must|of course|needless to say|the fact is|the truth is|simply put|will never|will always|conclusively|decisively
`,
  tentative: `
perhaps|maybe|possibly|probably|presumably|arguably|apparently|supposedly|seemingly|somewhat|might|might be|may be|could be|may well|might well|could perhaps
i think|we think|i believe|we believe|i guess|i suppose|i feel|i wonder|i was wondering|just wondering|i am not sure|i'm not sure|we're not sure|not entirely sure|not quite sure|not certain|in my opinion|in my view|to my mind|as far as i know|if i am not mistaken|if i'm not mistaken
~seem to|~seem that|~seem|~appear to|~appear that|~tend to|sort of|kind of|more or less|to some extent|to some degree|in a way|in some ways|if possible|if that makes sense|if you don't mind|if that's okay|would it be possible|it is possible that|it's possible that|there may be|there might be|to be honest|i could be wrong|correct me if
`,
  friendly: `
hi|hello|welcome|please|thanks|thank you|many thanks|thanks again|~thank|~appreciate|grateful|glad|delighted|pleased to|happy to|~love to|~look forward to|looking forward|can't wait|~congratulate|congratulations|well done|great work|great job|good luck|best wishes|warm regards|kind regards|best regards|cheers|take care
hope you|hope this|hope that helps|i hope|we hope|let me know|feel free|don't hesitate|do not hesitate|here to help|any questions|no problem|no worries|my pleasure|it was a pleasure|great to|good to hear|nice to|~enjoy|let's|have a great|have a nice|have a good
`,
  apologetic: `
sorry|so sorry|~apologize|~apologise|apology|apologies|my apologies|our apologies|~regret|unfortunately|~forgive|pardon|excuse me|i'm afraid|i am afraid|we're afraid|we are afraid|my fault|our fault|my mistake|our mistake|~inconvenience|~bother you|~trouble you
`,
  urgent: `
urgent|urgently|immediately|immediate|at once|right away|straight away|as soon as possible|asap|without delay|without further delay|promptly|now or never|no later than|before it's too late|before it is too late|time is running out|running out of time|~run out of time|last chance|final notice|final reminder|act now|~hurry|~rush|deadline|deadlines|overdue|past due|emergency|at your earliest convenience|time-sensitive|top priority|high priority|critical|must be done|today only|hours left|days left|by tomorrow|by tonight|by the end of the day|eod|cob
`,
};
