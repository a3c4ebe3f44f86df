import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Phrases everybody has read too often, as rows of patterns. Written by us from general knowledge of English. */
export const clicheRows = rows(`
a breath of fresh air
a chip off the old block
a dark and stormy night
a diamond in the rough
a drop in the bucket
a drop in the ocean
a fate worse than death
a force to be reckoned with
a foregone conclusion
a labor|labour of love
a match made in heaven
a matter of life and death
a needle in a haystack
a new lease of|on life
a penny for your thoughts
a picture is worth a thousand words
a piece of cake
a pillar of strength
a rolling stone gathers no moss
a sight for sore eyes
a stone's throw [from|away]
a taste of his|her|their|your own medicine
a thorn in my|his|her|their side
a tower of strength
a wolf in sheep's clothing
a word to the wise
above and beyond the call of duty
acid test
add fuel to the fire
against all odds
all hell broke loose
all in a day's work
all over but the shouting
all that glitters is not gold
all walks of life
alive and kicking
an accident waiting to happen
an axe to grind
an open book
apple of my|his|her|their eye
armed to the teeth
as a last resort
as clear as day
as clear as mud
as cold as ice
as cool as a cucumber
as dead as a doornail
as easy as pie
as fit as a fiddle
as free as a bird
as good as gold
as happy as a lark
as light as a feather
as luck would have it
as old as the hills
as plain as day
as pretty as a picture
as quiet as a mouse
as right as rain
as sharp as a tack
as sick as a dog
as solid as a rock
as strong as an ox
as stubborn as a mule
as white as a sheet
as white as snow
asleep at the wheel
at a loss for words
at death's door
at my|his|her|their wit's end
at the crack of dawn
at the drop of a hat
at the eleventh hour
avoid like the plague
avoided it|him|her|them like the plague
babe in the woods
back against the wall
back in the saddle
back to square one
back to the drawing board
bad to the bone
bark up the wrong tree
barking up the wrong tree
battle royal
be that as it may
beat a dead horse
beat around the bush
beating around the bush
beauty is in the eye of the beholder
bed of roses
been there , done that
beggars can't be choosers
behind the eight ball
bend over backwards
best of both worlds
better late than never
better safe than sorry
between a rock and a hard place
between the devil and the deep blue sea
bite off more than you|he|she|they can chew
bite the bullet
bite the dust
bitter end
black as coal
black as night
blast from the past
bleeding heart
blessing in disguise
blind as a bat
blood is thicker than water
blood , sweat and tears
blow off steam
bored to tears
born with a silver spoon
bottom of the barrel
break the ice
breathe a sigh of relief
breathed a sigh of relief
bright and early
bright as a button
bring home the bacon
broken record
brought back to reality
bull by the horns
bull in a china shop
burn the midnight oil
burning the midnight oil
burn the candle at both ends
burning question
bury the hatchet
busy as a bee
butterflies in my|his|her stomach
by hook or by crook
by leaps and bounds
by the skin of my|his|her|their teeth
call a spade a spade
calm before the storm
can of worms
can't see the forest for the trees
can't see the wood for the trees
caught red-handed
chalk and cheese
champing at the bit
clean as a whistle
clear as a bell
cold as ice
come full circle
come hell or high water
cool as a cucumber
cost an arm and a leg
crystal clear
cut and dried
cut to the chase
dead as a doornail
dead in the water
deaf as a post
death and taxes
diamond in the rough
do or die
don't count your chickens
don't rock the boat
down in the dumps
down to the wire
draw the line at
dressed to kill
drop-dead gorgeous
dyed in the wool
early bird catches the worm
easier said than done
easy as pie
eat humble pie
every cloud has a silver lining
every dog has its day
every fiber|fibre of my|his|her|their being
every tom , dick and harry
everything but the kitchen sink
face the music
fair and square
fall from grace
fall on deaf ears
fell on deaf ears
few and far between
fight like cats and dogs
fill the bill
fit as a fiddle
fit to be tied
flash in the pan
flat as a pancake
fly in the ointment
fly off the handle
food for thought
for better or worse
for what it's worth
free as a bird
fresh as a daisy
from rags to riches
from the bottom of my|his|her|their heart
full of hot air
get a grip
get my|his|her|your|their act together
get off on the wrong foot
get the ball rolling
get the show on the road
give up the ghost
glutton for punishment
go against the grain
go for broke
go the extra mile
good as new
grass is always greener
green with envy
grin and bear it
hail fellow well met
hand in glove
happy as a clam
hard as nails
haste makes waste
have a field day
head over heels
heart of gold
heart skipped a beat
heart-stopping moment
hit the nail on the head
hook , line and sinker
hot under the collar
icing on the cake
if looks could kill
in a nutshell
in the blink of an eye
in the heat of the moment
in the nick of time
in the same boat
in this day and age
it's not rocket science
it was a dark and stormy night
it takes two to tango
jack of all trades
jump on the bandwagon
jumped on the bandwagon
keep an eye on the ball
kick the bucket
kill two birds with one stone
knock on wood
know the ropes
last straw
laughing stock
law of the jungle
leave no stone unturned
left no stone unturned
left to his|her|their own devices
let sleeping dogs lie
let the cat out of the bag
light at the end of the tunnel
light as a feather
like a bat out of hell
like a bull in a china shop
like a fish out of water
like a moth to a flame
like a ton of bricks
like clockwork
like father , like son
like there's no tomorrow
live and let live
live and learn
lock , stock and barrel
long arm of the law
look before you leap
love is blind
mad as a hatter
make a mountain out of a molehill
make ends meet
method to my|his|her madness
mind over matter
moment of truth
money doesn't grow on trees
month of sundays
naked as a jaybird
neat as a pin
never a dull moment
nip it in the bud
no guts , no glory
no stone unturned
none the worse for wear
not my|his|her cup of tea
nothing ventured , nothing gained
off the beaten path|track
old as the hills
on cloud nine
on pins and needles
on the tip of my|his|her tongue
once in a blue moon
one foot in the grave
one in a million
only time will tell
opened a can of worms
out of the blue
out of the frying pan
over the moon
paint the town red
pain in the neck
patience of a saint
pay through the nose
play second fiddle
plain as the nose on
point of no return
practice makes perfect
proud as a peacock
pull out all the stops
pulled out all the stops
pull the wool over
put all your|his|her eggs in one basket
put the cart before the horse
quick as a flash
raining cats and dogs
read between the lines
red as a beet
right as rain
rome wasn't built in a day
rose-colored|rose-coloured glasses
rub salt in the wound
run of the mill
sadder but wiser
save for a rainy day
scared to death
second to none
sell like hot cakes
selling like hot cakes
set in stone
ships that pass in the night
shot in the dark
sick and tired
sick as a dog
sigh of relief
skating on thin ice
sly as a fox
smooth as silk
snug as a bug in a rug
spill the beans
spilled the beans
spread like wildfire
stick out like a sore thumb
sticks out like a sore thumb
stood the test of time
strong as an ox
survival of the fittest
sweet as honey
take it with a grain|pinch of salt
take the bull by the horns
teach an old dog new tricks
the ball is in your|his|her|their court
the best of both worlds
the best thing since sliced bread
the calm before the storm
the early bird
the elephant in the room
the icing on the cake
the last straw
the lesser of two evils
the pot calling the kettle black
the proof is in the pudding
the time of my|his|her|their life
the tip of the iceberg
the whole nine yards
the writing on the wall
thick as thieves
thin as a rail
think outside the box
through thick and thin
throw caution to the wind
throw in the towel
tie the knot
time heals all wounds
time is money
time will tell
tip of the iceberg
to each his|their own
tried and true
turn over a new leaf
turned over a new leaf
two peas in a pod
under the weather
up in arms
uphill battle
wake-up call
walking on eggshells
water under the bridge
what goes around comes around
when pigs fly
when push comes to shove
white as a ghost
wild goose chase
wise as an owl
with bated breath
wrapped around my|his|her|their little finger
wrong side of the bed
you can't judge a book by its cover
`);

/** Phrases everybody has read too often. */
export const cliche = defineRule({
  id: "style/cliche",
  title: "Cliché",
  explain: "Everybody has read this phrase too often to see the picture in it. Say it in words of your own.",
  kind: "style",
  level: "hint",
  examples: [
    { wrong: "The exam was a piece of cake.", right: "The exam was a piece of cake." },
    { wrong: "They avoided him like the plague.", right: "They avoided him like the plague." },
  ],
  leaves: ["I ate a piece of pie.", "He threw the ball in the court.", "The plague came.", "A new leaf grew."],
  patterns: clicheRows,
  message: (matched) => `“${matched}” is a cliché.`,
});
