/** The five senses. */
export const senses = ["sight", "sound", "touch", "taste", "smell"] as const;
export type PhysicalSense = (typeof senses)[number];

/** Words that let a reader see, hear, feel, taste and smell. A word of two senses stands with the stronger. Written by us. */
export const sensoryWords: Readonly<Record<PhysicalSense, string>> = {
  sight: `
    amber ashen aglow azure bare beady beam beaming beige black blacken blackness blaze blazing bleak blinding blinking blonde bloodshot blotchy blue bluish blur blurred blurry blush blushing
    bright brighten brightness brilliant bronze brown bulky burnished candlelight candlelit checkered chequered cloudless cloudy colour colourful color colorful
    coppery crimson crooked crystal curly curved dapple dappled dark darken darkness dazzle dazzling dim dimly dimness dingy discoloured drab dusk dusky ebony emerald enormous
    fade faded fiery filmy firelight flame flaming flare flash flashing flicker flickering flaxen freckled gaudy ghostly gigantic glaring gleam gleaming glimmer glimmering
    glimpse glint glinting glisten glistening glitter glittering glossy glow glowing golden gray green greenish grey greyish grimy hazel hazy hue indigo inky iridescent ivory jagged jet-black
    lamplight lanky lavender lilac lit lofty luminous lurid magenta maroon milky mirrored misty moonlight moonlit mottled murky olive opaque orange oval pale pallid pallor patchy
    pearly pink pinkish pitch-black polka-dot pastel purple radiance radiant ragged reddish red redden rosy ruby ruddy russet rusty-red sable sapphire scarlet shade shaded shadowy
    shabby sheen shimmer shimmering shine shining shiny shrivelled silhouette silver silvery slender slim snowy sparkle sparkling speckled spotless spotted squat squint starlight starlit
    starry streak streaked striped sunburnt sunlight sunlit sunny sunrise sunset swarthy tall tan tanned tangerine tattered tawny tint tinted towering translucent transparent tawdry
    turquoise twilight twinkle twinkling unlit vivid violet wan whitish white whiten whiteness willowy wiry wrinkled wizened yellow yellowish glare stare gaze gazed twisted zigzag
    gilded gloomy gloom gleamy glassy hunched scrawny plump chubby crinkled crumpled`,
  sound: `
    audible babble babbling bang banging bark barking bawl beep bellow bellowing blare blaring bleat bleep boom booming bray buzz buzzing cackle cackling caw chant chanting chatter
    chattering chime chiming chirp chirping chuckle clack clamour clamor clang clanging clank clanking clash clatter clattering clink clinking clop cluck coo 
    crack crackle crackling crash crashing creak creaking creaky croak croon crunch crunching deafening din discordant drone droning drumbeat drumming echo echoing explosion 
    fizz fizzing footfall footsteps gasp giggle giggling gong groan groaning growl growling grunt grunting guffaw gurgle gurgling hiss hissing hoarse hoarsely hoot hooting howl howling hubbub hum
    humming hush hushed husky jabber jangle jangling jingle jingling keening knock knocking lament laugh laughter loud loudly lullaby melodious melody meow mew moan moaning
    muffled mumble mumbling murmur murmuring mutter muttering neigh noise noiseless noiselessly noisily noisy patter pattering peal piercing pip plop popping purr purring quack quiet quietly
    racket raspy rasp rasping rattle rattling raucous resonant resounding reverberate ringing roar roaring rumble rumbling rustle rustling scream screaming screech screeching
    shout shouting shriek shrieking shrill shrilly shuffle sigh sighing silence silent silently sizzle sizzling slam slamming slurp smack smash snap snarl snarling snicker snigger snore snoring
    snort snorting sob sobbing sonorous soundless soundlessly splash splashing splutter squawk squeak squeaking squeaky squeal squealing squelch stammer strident sung
    swish tap tapping thrum thud thudding thump thumping thunder thundering thunderous tick ticking tinkle tinkling toll tolling toot trill tuneful twang uproar
    voice wail wailing whimper whimpering whine whining whinny whir whirr whirring whisper whispering whistle whistling whoop whoosh yell yelling yelp yelping yodel zing`,
  touch: `
    abrasive aching ache baking blistering blister brittle bristly bristling bumpy burning caress chafe chill chilled chilly clammy coarse cold coldness cool coolness corrugated cosy cozy
       cuddle cuddly damp dampness downy dripping drenched dry dusty embrace feathery feverish fleecy fluffy freezing frigid frosty frozen furry fuzzy gelatinous gentle
    gooey grainy granular grasp greasy gritty hairy heat heated heavy hot humid icy inflamed itch itching itchy jab knobbly leathery limp lukewarm lumpy moist moisture
    mushy nubby numb numbness oily parched pinch pinched pliable plush poke porous pressure prick prickle prickling prickly pulpy raw rigid rough roughness rub rubbery rubbing sandy satiny scald
    scalding scorching scrape scratch scratching scratchy shaggy shiver shivering silken silky slick slimy slippery slithery sloppy smooth smoothness snug soaked soaking sodden soft
    softness soggy spiky splintered spongy springy squeeze squeezed squishy stab stabbing steely sticky stiff stiffness sting stinging stroke stubbly sultry supple sweaty swelter sweltering
     tepid texture throb throbbing tickle tickling tickly tight tightness tingle tingling touched touching tremble trembling uneven velvety velvet warm
    warmth waterlogged waxy wet wetness whiskery windblown woolly wooly woollen`,
  taste: `
    acidic acrid-tasting aftertaste appetising appetizing bitter bitterness bittersweet bland brackish briny buttery caramel cheesy chocolatey chewy citrusy cloying creamy crispy crunchy delectable
    delicious doughy edible eggy flavour flavourful flavourless flavor flavorful flavorless fruity garlicky gingery gristly honeyed honeysweet inedible juicy lemony luscious lick meaty minty
    mouth-watering mouthwatering nutty oniony overripe palatable palate peppery piquant relish ripe saccharine salted salty savor savour savory savoury sip sipped sipping sour spice spiced
    spicy sugary sugared sweet-tasting sweetened sweetness swallow swig syrupy tang tangy tartness taste tasted tasteless tasting tasty undercooked unpalatable unripe unsweetened vanilla
    vinegary yummy zest zesty munch nibble gulp chew chewed devour guzzle`,
  smell: `
    acrid aroma aromatic balmy balsamic camphor cologne deodorant earthy fetid fetor foetid fragrance fragrant frankincense fresh-baked fumes fusty gassy incense inhale malodorous miasma
    mildewed mouldy moldy musk musky mustiness musty nauseating noxious odor odorless odorous odour odourless odorous perfume perfumed piney pong pungency pungent putrid rancid reek reeked
    reeking rotting scent scented sickly-sweet smell smelled smelling smelly smelt smoke-filled smoky sniff sniffed sniffing stale stench stink stinking stinks stinky stank stuffy sulphurous sulfurous
     unwashed waft wafted whiff`,
};
