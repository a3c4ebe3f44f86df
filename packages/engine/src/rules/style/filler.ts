import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Words that take up room. Written by us. */
const table = rows(`
[!not|n't|more|or] basically = 
needless to say , = 
as a matter of fact , = 
for all intents and purposes = in effect
in my humble opinion [,] = I think
it is what it is
last but not least = finally
literally [dying|died|exploded|killed|freezing|starving|melted|everyone|everything|nothing|nobody|never|always|thousands|millions] = 
the thing is that = 
to be honest [,] = 
to tell the truth [,] = 
at the end of the day = in the end
when all is said and done = in the end
all things considered = on the whole
if you will [,|$]
so to speak [,|$]
as it were [,|$]
more or less the same = similar
pretty much [all|every|the] = almost
totally [agree|understand|forgot|new|different|unnecessary] = 
completely and utterly = completely
utterly and completely = utterly
quite literally = 
the fact of the matter is that = 
the fact of the matter is = 
what i mean to say is = 
i would like to take this opportunity to = 
allow me to [say|add|explain] = 
please do not hesitate to = please
please don't hesitate to = please
in today's fast-paced world = today
in this modern world = today
since the dawn of time = always
`);

/** Words that take up room and say little. */
export const filler = defineRule({
  id: "style/filler",
  title: "Filler",
  explain: "These words take up room and say little; the sentence is stronger without them.",
  kind: "style",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [
    { wrong: "It was basically over.", right: "It was over." },
    { wrong: "Please do not hesitate to call.", right: "Please call." },
    { wrong: "When all is said and done, we won.", right: "In the end, we won." },
  ],
  leaves: ["It was over.", "More basically, it failed.", "Please call.", "The thing is blue."],
  patterns: table,
});
