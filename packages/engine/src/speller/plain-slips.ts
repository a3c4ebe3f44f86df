/**
 * Misspellings that have one reading, each before the word it means: nobody who writes the first means anything else. Our own
 * list; none of them is a word, a name, or a slip that is as close to another word.
 */
const rows = `
todays today's|womens women's|childrens children's|everyones everyone's
everybodys everybody's|somebodys somebody's|nobodys nobody's
abberation aberration|abbout about|abotu about|abscence absence|absense absence|abundent abundant
acceptible acceptable|accessable accessible|accidently accidentally|accomodate accommodate|accomodated accommodated
accomodates accommodates|accomodating accommodating|accomodation accommodation|accomodations accommodations
accross across|acheive achieve|acheived achieved|acheivement achievement|acheivements achievements|acheives achieves
acheiving achieving|acknowlege acknowledge|acknowleged acknowledged|acommodate accommodate|acording according
acordingly accordingly|acquaintence acquaintance|acquaintences acquaintances|acquited acquitted|adatper adapter
addional additional|additonal additional|adn and|adress address|adressed addressed|adresses addresses
adressing addressing|agian again|agreemnt agreement|agressive aggressive|agressively aggressively|ahppen happen
ahve have|alegedly allegedly|allready already|allthough although|alltogether altogether|alwasy always|alwyas always
amatuer amateur|amatuers amateurs|amoung among|anonymus anonymous|aobut about|aparent apparent|aparently apparently
apparant apparent|apparantly apparently|apparrent apparent|apparrently apparently|appearence appearance
appearences appearances|appropiate appropriate|appropriatly appropriately|aquire acquire|aquired acquired
aquires acquires|aquiring acquiring|arguement argument|arguements arguments|assasin assassin
assasination assassination|assistence assistance|asthetic aesthetic|athiest atheist|attatch attach|attatched attached
attendence attendance|avaible available|availabe available|availble available|availible available|avaliable available
awfull awful|basicly basically|beacuse because|beatiful beautiful|beautifull beautiful|becaseu because|becasue because
becaus because|becomming becoming|becuase because|beggining beginning|begginning beginning|begining beginning
beginnig beginning|beleive believe|beleived believed|beleives believes|beleiving believing|belive believe
belived believed|beneficary beneficiary|benifit benefit|benifits benefits|betwen between|beween between
bouyant buoyant|buisness business|buisnesses businesses|buisnessman businessman|bussiness business|calcualte calculate
calcuation calculation|calulated calculated|cemetaries cemeteries|cemetary cemetery|certainily certainly
challange challenge|challanges challenges|charachter character|charachters characters|charactor character
charactors characters|cheif chief|choosen chosen|collegue colleague|collegues colleagues|comittee committee
comming coming|commited committed|commitee committee|committment commitment|committments commitments
comparision comparison|comparisions comparisons|compatability compatibility|compatable compatible
compeletely completely|completeley completely|completly completely|concensus consensus|congradulate congratulate
congradulations congratulations|conscence conscience|consciencious conscientious|consistant consistent
consistantly consistently|convinience convenience|convinient convenient|correspondance correspondence|coudl could
critisism criticism|critisize criticize|critized criticized|curiousity curiosity|deffinitely definitely
definate definite|definately definitely|definetly definitely|definitley definitely|definitly definitely
depedency dependency|dependancies dependencies|dependancy dependency|desparate desperate|desparately desperately
develope develop|developement development|developements developments|differant different|differnt different
difficulity difficulty|diffrence difference|diffrences differences|diffrent different|dilema dilemma
disapear disappear|disapeared disappeared|disapearing disappearing|disapoint disappoint|disapointed disappointed
disapointing disappointing|disapointment disappointment|dissapear disappear|dissapeared disappeared
dissapoint disappoint|dissapointed disappointed|dissapointing disappointing|dissapointment disappointment
documention documentation|drunkeness drunkenness|ecstacy ecstasy|embarass embarrass|embarassed embarrassed
embarassing embarrassing|embarassment embarrassment|embarras embarrass|embarrased embarrassed|embarrasing embarrassing
enviornment environment|enviroment environment|enviromental environmental|enviroments environments
equiptment equipment|especialy especially|excede exceed|exceded exceeded|excellant excellent|excercise exercise
excercises exercises|exellent excellent|exerpt excerpt|exersise exercise|existance existence|expecially especially
experiance experience|experianced experienced|experiances experiences|explaination explanation
explainations explanations|explicitely explicitly|extention extension|extentions extensions|extreemly extremely
extremly extremely|familar familiar|familliar familiar|fasinating fascinating|febuary February|finaly finally
finnally finally|flourescent fluorescent|foreigh foreign|foriegn foreign|forteen fourteen|fourty forty|foward forward
freind friend|freindly friendly|freinds friends|freindship friendship|frmo from|fullfil fulfill|fullfill fulfill
fundemental fundamental|futher further|garantee guarantee|garanteed guaranteed|gaurantee guarantee
gauranteed guaranteed|gaurd guard|genarate generate|gerneral general|govenment government|goverment government
goverments governments|governement government|grammer grammar|grammers grammars|gratefull grateful|greatful grateful
guage gauge|guarentee guarantee|guarenteed guaranteed|guidence guidance|happend happened|happenned happened
happyness happiness|harrass harass|harrassed harassed|harrassment harassment|heigth height|heirarchy hierarchy
hieght height|higer higher|honourary honorary|htat that|hte the|htis this|hvae have|hygeine hygiene
hypocrasy hypocrisy|identicial identical|imediate immediate|imediately immediately|imense immense
immediatley immediately|immediatly immediately|immedietly immediately|importent important|imposible impossible
inconvienient inconvenient|incorperate incorporate|indepedent independent|independance independence
independant independent|independantly independently|indispensible indispensable|infomation information|inital initial
initally initially|innoculate inoculate|instaed instead|intead instead|intelligance intelligence
interchangable interchangeable|interesing interesting|intergrate integrate|intergrated integrated
intergration integration|intrest interest|intrested interested|intresting interesting|irresistable irresistible
jsut just|knowlegde knowledge|knowlege knowledge|knwo know|konw know|labratory laboratory|laguage language
languange language|lenght length|lenghts lengths|liasion liaison|liason liaison|libaries libraries|libary library
liek like|lieutenent lieutenant|likelyhood likelihood|lisence license|litterally literally|lonliness loneliness
maintance maintenance|maintenence maintenance|managment management|manditory mandatory|manuever maneuver
marrige marriage|mathmatics mathematics|medcine medicine|medeivel medieval|medeval medieval|memeber member
memebers members|millenium millennium|mischevious mischievous|mischievious mischievous|misile missile|mispell misspell
mispelled misspelled|mispelling misspelling|misspel misspell|mkae make|morgage mortgage|mysterous mysterious
neccesarily necessarily|neccesary necessary|neccessarily necessarily|neccessary necessary|necesary necessary
necessery necessary|neice niece|nieghbor neighbor|nkow know|noticable noticeable
noticably noticeably|nuetral neutral|occaision occasion|occaisionally occasionally|occassion occasion
occassional occasional|occassionally occasionally|occassions occasions|occurance occurrence|occurances occurrences
occured occurred|occurence occurrence|occurences occurrences|occuring occurring|occurr occur|offical official
offically officially|officaly officially|ohter other|omited omitted|ommision omission|ommit omit|ommited omitted
oportunity opportunity|opperation operation|oppertunity opportunity|oppurtunity opportunity|organiztion organization
orginal original|orginally originally|otehr other|outragous outrageous|parliment parliament|particularily particularly
particulary particularly|passtime pastime|peice piece|peices pieces|peopel people|pepole people|percieve perceive
percieved perceived|performence performance|perhasp perhaps|permanant permanent|permanantly permanently
permenant permanent|permissable permissible|perseverence perseverance|persistant persistent|personaly personally
personel personnel|personell personnel|pharoah pharaoh|phenomonon phenomenon|plagerism plagiarism|playwrite playwright
pleasent pleasant|poeple people|poisonus poisonous|polical political|politican politician|posession possession
posessions possessions|posibility possibility|posible possible|posibly possibly|possability possibility
possable possible|postion position|postions positions|practicly practically|preceeding preceding|prefered preferred
prefering preferring|preferrably preferably|presance presence|presure pressure|prevelant prevalent|previus previous
privelege privilege|priviledge privilege|priviledged privileged|priviledges privileges|probaly probably
probly probably|professer professor|professionel professional|proffesional professional|proffesor professor
prominant prominent|pronounciation pronunciation|propery property|propoganda propaganda|psuedo pseudo|pubilc public
pursuade persuade|pursuaded persuaded|questionaire questionnaire|questionnare questionnaire|quizes quizzes
reallly really|realtionship relationship|realy really|reccomend recommend|reccomended recommended|reccommend recommend
reciept receipt|reciepts receipts|recieve receive|recieved received|reciever receiver|recievers receivers
recieves receives|recieving receiving|recogize recognize|recomend recommend|recomendation recommendation
recomendations recommendations|recomended recommended|recongnize recognize|recquire require|referal referral
refered referred|refering referring|refrence reference|refrences references|relevence relevance|relevent relevant
religous religious|religously religiously|rember remember|remeber remember|remebered remembered
rememberance remembrance|repeatly repeatedly|repetative repetitive|repitition repetition|resistence resistance
responce response|responces responses|responsability responsibility|responsable responsible
responsibilty responsibility|restaraunt restaurant|restaraunts restaurants|rythm rhythm|rythmic rhythmic
rythms rhythms|sacrilegous sacrilegious|saftey safety|salery salary|scedule schedule|sceduled scheduled
schedual schedule|sentance sentence|sentances sentences|sepcial special|seperate separate|seperated separated
seperately separately|seperates separates|seperating separating|seperation separation|seperator separator
seperators separators|sercurity security|severly severely|shedule schedule|shoud should|shoudl should|sicne since
sieze seize|siezed seized|significent significant|similarily similarly|similer similar|similiar similar
similiarly similarly|simpley simply|sinceerly sincerely|sincerly sincerely|smae same|soem some|sofware software
sofwtare software|somehwat somewhat|speach speech|speaches speeches|specifed specified|specificly specifically
specifiy specify|stategy strategy|stragety strategy|strengh strength|strenght strength|strenghts strengths
succede succeed|succes success|succesful successful|succesfully successfully|successfull successful|sucess success
sucessful successful|sucessfully successfully|suddently suddenly|sufficent sufficient|sufficently sufficiently
suggestsion suggestion|superintendant superintendent|suport support|suported supported|suprise surprise
suprised surprised|suprises surprises|suprising surprising|suprisingly surprisingly|surpress suppress
surveilance surveillance|susequent subsequent|swiming swimming|sytem system|sytems systems|tahn than|taht that
technicaly technically|techology technology|tecnical technical|tecnology technology|teh the|tehre there|tehy they
temperment temperament|temperture temperature|temporarly temporarily|tendancies tendencies|tendancy tendency
thansk thanks|theives thieves|thier their|thiers theirs|thign thing|thnig thing|thnigs things|thorougly thoroughly
threshhold threshold|thsi this|tiem time|tihs this|todya today|tommorow tomorrow|tommorows tomorrows
tommorrow tomorrow|tomorow tomorrow|tounge tongue|tounges tongues|tranfer transfer|transfered transferred
transfering transferring|truely truly|twelth twelfth|tyrany tyranny|unecessary unnecessary|unfortunantly unfortunately
unfortunatley unfortunately|unfortunatly unfortunately|unneccessary unnecessary|untill until|usally usually
usefull useful|useing using|usualy usually|vaccum vacuum|vaccuum vacuum|vegtable vegetable|vegtables vegetables
vehical vehicle|vehicals vehicles|verison version|versoin version|veyr very|vigourous vigorous|villian villain
villians villains|visable visible|visably visibly|volonteer volunteer|volonteers volunteers|waht what
wednesay Wednesday|wehn when|wendesday Wednesday|wensday Wednesday|whcih which|wherease whereas|whereever wherever
whihc which|wierd weird|wierdly weirdly|wihch which|wiht with|withdrawl withdrawal|witheld withheld
wnat want|wokr work|woudl would|wriet write|writen written|writting writing|wroking working|yaer year|yeild yield
yeilding yielding|yeilds yields|yeras years|yuo you
`;

/** Each misspelling with the word it means. */
export const plainSlips: readonly (readonly [typed: string, meant: string])[] = rows
  .trim()
  .split(/[|\n]/)
  .map((row) => row.split(" ") as [string, string]);

const meant = new Map(plainSlips);

/** Returns the word that a misspelling of one reading means; undefined for anything else. */
export const plainlyMeant = (typed: string): string | undefined => meant.get(typed.toLowerCase());
