import { wordSet } from "../text/word-set.ts";

/** Words that are nouns as well as verbs: call, plan, merge. Counted by scripts/data/count-homographs.mjs. */
export const homographs = wordSet(`
  abandon abort abstract abuse access accord account act address advance advocate affect age aggregate aid aim alarm
  alert ally alternate ambush amount anchor anguish annex answer ape appeal approach arc archive arrest ash ask
  assault assent assert assist associate attack attempt attribute audit avail average award awe back backlash badge
  bail balance bale ballast ban band bang bar bargain barge bark barter base batch bathe battle bear beat beef bend
  benefit bet better bias bid bill bind bite blackmail blame blanket blast blaze blend blind blink block bloom
  blossom blot blow blubber blue bluff blur blush board boast boil bolster bomb boost boot bootstrap border bore
  bother bounce bound bow boycott brace brag brainstorm brake branch brand breach break breakfast breed breeze brew
  bribe bridge brief broadcast brood brook brush bubble buck buckle bud buffer build bulge bulk bully bump bundle
  burn burrow burst bust bustle buy buzz bypass cabbage cable cache call calm camp cap captain caption capture care
  caress cascade cash cast catalog catalogue catch cause caution cave cease cement censor censure center chaff
  challenge champion change channel chant charge charm chart chase chat chatter cheat check cheer chip choke chop
  chronicle churn circle cite claim clash clasp claw click climb cling clip cloak clone close cloud clue clump clutch
  coach coat code coil coin collapse colour comb combat combine comfort command comment commission commit commune
  commute compass compile complement compliment compound compromise concentrate concern conduct conflict conjecture
  consent console construct contact contest contract contrast control converse convert convict cook cool coordinate
  cop cope copy correlate cost cough counsel count countenance counter cover crab crack craft crash crawl credit
  creep cripple critique crop cross crowd crown crush cry cue curb cure curl curse curve cushion cut damage damn
  dance dart dash date dawn deal debate decay decline decrease decree default defeat defect defile degenerate delay
  delegate delight demand demo deposit desert design desire despair detail dial dictate die dig digest dip discard
  discharge discipline disconnect discount discourse discredit disdain disgrace disguise disgust dish dislike
  dispatch display dispute disregard distress distrust dive divide divine divorce dock document dodge don dose dot
  double doubt down downgrade doze draft drag drain draw dread dream dress drift drill drink drip drive drone drop
  drum dry dump duplicate dwarf dye dynamite ease echo eclipse effect elect email embrace employ empty encounter end
  endeavor endeavour engineer entail envy equal escape escort essay esteem estimate exchange excise excuse exercise
  exhaust exhibit exile exit expense experience experiment exploit export express extract face factor fade fair fake
  fall fan fancy fare farm fat fate fathom fatigue favor favour fear feast feature feed feel fence ferment ferry
  fetch fiddle fight figure file fill filter finance finish fire fish fit fix flag flame flare flash flesh flex
  flicker flip float flock flood flourish flow flower flush fly focus fold fool footnote force forecast forge fork
  form format fort foster founder fracture fragment frame franchise freeze fret fringe frost frown fry fuel function
  fund funnel fuse fuss gag gain gamble gasp gate gauge gaze gear glance glare gleam glide glimpse glory gloss glow
  goose gorge gossip grab graduate graft grant grapple grasp gray grey grin grind grip groan grouse grudge grumble
  guarantee guard guess guide gum hack hail halt hammer hamper hand handicap handle hang harbor harm harness harvest
  hash hatch hate haul haunt hazard head heap heat heave hedge heed help herald hide highlight hinge hint hire hit
  hitch hog hold hollow honor honour hook hop hope hose host hound house howl hull hum humor humour hunger hunt hurry
  hurt hush impact implant implement import impress incense incline inconvenience increase index influence input
  insert institute instrument insult intercept interest interrupt interview intrigue invite invoice iron issue itch
  jail jam jar jerk join joke jot judge jump junk keel kick kid kill kiss knock label labor labour lack lag land
  lapse lash laugh launch lay lead leaf leak lean leap lease leave lecture lever leverage levy license lie lift light
  like limit line link list load loaf loan lobby lock lodge log look loom loop loot love lower lump lunch lure mail
  major mandate maneuver manifest manifold manoeuvre manufacture map march mark marshal marvel mask massacre master
  match mate matter mean measure melt mention mentor merit mesh mess microwave mimic mind mine minister mint mirror
  miss mistake mistrust mix mock model moderate mold monitor moor mould mount move muddle murder murmur muster mutter
  nail name narrow need needle negative neglect nest nip nod nose note notice nurse nurture object offer offset open
  orbit order ornament outfit outlaw outline output outrage overflow overhaul overlap overlay overload override
  overthrow overuse pace pack pad paddle paint pair pale pall palm pan panic parade parallel paraphrase pardon parody
  partition partner pass paste pat patch patent patrol pause pay peak peep peer peg pen permit pervert pet petition
  phase phone photograph phrase pick pickle picture piece pile pilot pin pinch ping pink pinpoint pipe pit pitch pity
  pivot place plague plain plan plant play pledge plot plough pluck plug plume plunder plunge point poison pole
  polish poll pool pop port pose posit post postulate potter pound powder power practice praise precipitate preface
  prefix prejudice premiere premise present preserve press pressure pretend preview prey pride prime print privilege
  probe process prod produce profile profit program programme progress project promise prompt prop prospect protest
  provision pull pump punch purchase purge purple push puzzle quail quake quarantine quarrel quarterback queer query
  question queue quiver quote race rack raid rain raise rake rally ramble ramp range rank rap rape rate rattle reach
  read rear reason rebel rebound rebuke recall recap recapture recoil record recount recruit reel reference reform
  refrain refund refuse regard register regret reign rein relapse relay release relish remake remark remedy render
  rent reorder repair repeal repeat replay reply report repose reproach request rescue research reserve reset resolve
  resort respect rest result resume rethink retort retreat return reveal revel revenge reverse review revise reward
  rewrite rhyme ride ridicule rig ring ripple rise risk rival roar roast rock roll root rope rot round route row rub
  rubbish ruin rule rumble run rupture rush rust rustle sabotage sacrifice saddle safeguard sail salute salvage
  sample sanction savage save scale scan scare scatter scent schedule score scorn scout scramble scrap scrape scratch
  scream screen screw scroll scrub scruple seal search second seed segment separate set settle shade shadow shake
  shame shape share shave shed shell shelter shepherd shield shift shine ship shiver shock shoot shop shore shoulder
  shout shove shovel show shred shriek shrink shroud shrug shudder shuffle shunt shuttle side sigh sign signal
  silence single sink sip sketch skip skirmish skirt slack slash slaughter sledge sleep slice slide slip slit slope
  slug smash smear smell smile smoke smooth snap snare snatch sneak sneer sniff soak sob sort sound sow spam span
  spark spawn spear speed spell spend spill spin spiral spit splash splinter split spoil sponsor sport spot spotlight
  spray spread spring sprint spruce spur spy square squash squeeze stab stable stack staff stagger stain stake stall
  stamp stand star starboard stare start state stay steal steam steel steer stem step stick stir stitch stoop stop
  store storm strain stray stream stress stretch stride strike strip stroke stroll structure struggle stud study
  stumble stunt stutter subordinate substitute suck suit sum supplement supply support surf surface surge surprise
  surrender surround survey suspect suture swagger swallow swamp swap swarm sway sweat sweep swell swim swing switch
  syndicate tack tackle tag tail tailor taint talk tap taper target taste tax tear telegraph telephone temper tender
  test thaw thread thrill throb throw thrust thumb thwart tick tide tie tingle tinker tip tire toast toggle toil
  torment torture toss total touch tour tow trace track trade trail train tramp transfer transit transition transport
  trap trash travel tread treasure treat trek tremble trench trick trickle trifle trigger trim trip triumph trot
  trouble trump trust try tug tune turn turtle tweak tweet twinkle twist twitch type underestimate underline
  underscore update upgrade upset urge use usher value veil vent venture vet veto view visit voice void volunteer
  vote vow wage wail wait wake walk want ward warp warrant wash waste watch wave waver wear weave weed welcome whip
  whirl whisper whistle will win wind wing wipe wire wish witness wonder work worry worship wound wrap wreck yell
  yield zero zoom
`);
