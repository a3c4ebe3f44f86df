/**
 * Words that sound the same, a set between bars; what has a `-` before it is too common to be looked at wherever it stands, and
 * is only offered. Written by us.
 */
export const homonymSets = `
-their there's they're theirs -there|your you're|its it's|-to too -two|-who's whose|-we're -were -where|-then than|accept except|affect effect|advice advise
aisle isle -i'll|allowed aloud|altar alter|arc ark|ascent assent|assistance assistants|attendance attendants|ate -eight|bail bale|bald bawled|ball bawl|ban bann
band banned|bare bear|baron barren|-base bass|-based baste|bazaar bizarre|-beach beech|beat beet|beau -bow|-been bean|beer bier|bell belle|berry bury|berth birth
bite byte bight|billed -build|-blew -blue|boar bore|-board bored|boarder border|bolder boulder|-born borne|bough -bow|-boy buoy|brake break|braid brayed|bread bred|breach breech
brews bruise|bridal bridle|broach brooch|brows browse|bullion bouillon|-but butt|-by -buy bye|cache -cash|callous callus|cannon canon|canvas canvass|capital capitol|carat carrot caret karat
cast caste|-caught court|cede -seed|ceiling sealing|-cell sell|cellar seller|censor sensor|cent scent -sent|cereal serial|cession session|chased chaste|cheap cheep|chews -choose|choir quire
chord cord|chute shoot|cite sight -site|clause claws|climb clime|coarse -course|coal kohl|colonel kernel|complacent complaisant|complement compliment|complementary complimentary|coo coup|core corps
council counsel|councillor counsellor|councilor counselor|creak creek|crews cruise|cue queue|currant current|curser cursor|cygnet signet|cymbal symbol|-days daze|-dear deer|dependant dependent
desert dessert|descent dissent|dew due|die dye|dire dyer|discreet discrete|doe dough|-draft draught|dual duel|earn urn|elicit illicit|elude allude|ensure insure assure|-ewe yew -you|-eye aye
faint feint|-fair fare|fairy ferry|farther -father|faun fawn|faze phase|feat -feet|-find fined|fir fur|flair flare|flaw -floor|flea flee|flew flu flue|floe flow|flour -flower|-for fore -four|foreword forward
forth fourth|foul fowl|franc frank|freeze frieze|gait gate|gamble gambol|genes jeans|gild guild|gilt guilt|gorilla guerrilla|grate -great|grease Greece|grill grille|grisly grizzly|groan -grown|guessed guest
guise -guys|hail hale|-hair hare|-hall haul|hangar hanger|hart -heart|hay -hey|heal heel -he'll|hear -here|-heard herd|heir -air|hew hue|hi -high|-higher hire|-him hymn|hoard horde|hoarse -horse|hole -whole
holey holy wholly|-hour -our|idle idol idyll|incidence incidents|-in inn|instance instants|jam jamb|-key quay|knave nave|knead -need kneed|-knew -new gnu|knight -night|knit nit|knot -not|-know -no|-knows -nose
lain lane|laps lapse|larva lava|-lay lei|lead -led|leak leek|leased least|lessen lesson|levee levy|liable libel|liar lyre|lie lye|lightening lightning|-links lynx|load lode|loan lone|loot lute|-made maid
mail male|-main mane|maize maze|mall maul|manner manor|mantel mantle|marshal martial|mask masque|-mean mien|meat -meet mete|medal meddle metal mettle|-might mite|-mind mined|miner minor|missed mist|moan mown
moat mote|mode mowed|moose mousse|-morning mourning|muscle mussel|mustard mustered|naval navel|nay neigh|-none nun|-oar -or ore|-one won|oral aural|overdo overdue|pail pale|pain pane|pair pare pear|palate palette pallet
passed -past|patience patients|pause paws|peace -piece|peak peek pique|peal peel|pearl purl|pedal peddle|peer pier|personal personnel|pi pie|-place plaice|plain plane|pleas -please|plum plumb|-pole poll|-poor pore pour
populace populous|pray prey|precede proceed|presence presents|pride pried|prince prints|principal principle|prise prize pries|profit prophet|quarts quartz|rack wrack|-rain reign rein|raise raze rays|rap wrap
rapped rapt wrapped|-read reed|-read -red|-real reel|reek wreak|-rest wrest|retch wretch|review revue|rhyme rime|-right rite write wright|-ring wring|-road rode rowed|roe row|-role roll|root route|-rose rows|rote -wrote
rough ruff|rung wrung|rye wry|sail -sale|sauce -source|saver savour|-scene -seen|seam seem|sear seer|-see sea|-seas sees seize|serf surf|serge surge|sew -so sow|shake sheikh|shear sheer|shoe shoo|-side sighed|-sign sine
slay sleigh|sleight -slight|soar sore|sole -soul|-some sum|-son sun|staid stayed|stair stare|stake steak|stationary stationery|steal steel|-step steppe|stile style|storey -story|-straight strait|suite -sweet|sundae Sunday
surplice surplus|sword soared|tacks tax|tail tale|taught taut|-tea tee|-team teem|tear tier|teas tease|tern -turn|threw -through|throne thrown|throes throws|thyme -time|tic tick|tide tied|timber timbre|tire tyre
toad toed towed|toe tow|ton tun|tracked tract|troop troupe|trussed trust|vain vane vein|vale veil|vial vile|vice vise|wade weighed|wail whale|waist waste|-wait weight|waive -wave|waiver waver|-want wont|ware wear
warn worn|-way weigh whey|-we wee|weak week|weather whether|weave -we've|weir we're|wet whet|-which witch|-while wile|whine -wine|whirl whorl|whirled -world|whit wit|-white wight|-wood -would|yoke yolk|yore your
aid aide|amend emend|ad -add|aerie eerie|ail ale|all-ready already|anecdote antidote|apatite appetite|appraise apprise|auger augur|bard barred|bask basque|bawd bod|beetle beadle|bode bowed|bold bowled
bootie booty|braise brays|bur burr|calendar calender|carpal carpel|caster castor|chaste chased|chic sheik|choler collar|chuff chough|-click clique|coarser courser|coin quoin|conker conquer|creche crash
cubical cubicle|defuse diffuse|deviser divisor|disburse disperse|ducked duct|dyeing dying|eminent imminent|envelop envelope|exercise exorcise|filter philtre|fisher fissure|flecks flex|formally formerly
gnawed nod|halve -have|heroin heroine|hoes hose|hurdle hurtle|humerus humorous|immanent imminent|indict indite|ingenious ingenuous|intense intents|jewel joule|lacks lax|leach leech|leaver lever
lichen liken|loath loathe|loose lose|lumbar lumber|mews muse|nay neigh|ordinance ordnance|packed pact|parish perish|pidgin pigeon|plait -plate|-pole poll|practice practise|prophecy prophesy|rabbit rarebit
racket racquet|ramp romp|rigger rigour|sachet sashay|sac sack|sane seine|satire satyr|scull skull|shore -sure|sioux sue|slough slew|spade spayed|stalk stork|suede swayed|tare tear|tartar tarter
tenner tenor|tighten titan|undo undue|venous Venus|vertex vortex|wrapper rapper|wreck reck|-wrote rote
`;
