/**
 * The little words of languages that stand beside English in real texts: articles, pronouns, prepositions, conjunctions, forms
 * of be and have. Our own lists. Where a word belongs to several languages, each has it.
 */
const rows = `
English: car son ten till den ha pour hem the of and is that for was are with this be by from have has had not you they which it his her their would there been were will can we he she to i in on at as or if but so do does did what when who how why your my our me him us them an a than then no all some any could should about into over after before out up more most very just only also here where these those its am may must each every both such own same too again one two new see use get make made let go goes went come came per man men die war say said says while because being done off upon shall might though without within around under between through never ever
German: der die das und ist nicht ein eine einen einem einer eines zu zum zur mit von vom für auf im in an am bei aus nach über unter vor wie wenn dass daß oder aber auch nur noch schon sich sie er es wir ihr ihre ihren sein seine sind war waren wird werden wurde wurden hat haben hatte kann können soll muss müssen den dem des als man mehr sehr hier dort diese dieser dieses diesem durch gegen ohne um bis ja nein kein keine so alle alles ich du mich mir dich dir uns euch was wer wo warum weil denn doch jetzt immer bitte gut ganz
French: le la les un une des du de et est sont était au aux à dans avec pour sans sur sous par qui que qu quoi dont où ce cet cette ces il elle ils elles on nous vous je tu me te se ne pas plus mon ma mes son sa ses notre votre leur leurs être avoir a ont y en mais ou donc car si comme très bien tout tous toute toutes fait faire peut aussi entre même après avant chez quand ici là cela deux merci bonjour comment allez monde
Spanish: el la los las un una unos unas de del y e o u en a al con por para sin sobre que qué quién como cómo cuando donde es son era fue ser está están estar ha han hay no sí se su sus mi mis tu tus lo le les nos me te yo él ella ellos nosotros usted ustedes este esta esto estos estas ese esa eso más muy pero también ya si porque entre hasta desde todo todos toda cada otro otra otros otras alguien algo aquí puede
Italian: il lo la i gli le un uno una di del dello della dei degli delle e ed è sono era a al allo alla ai agli alle da dal dalla in nel nello nella nei negli nelle con su sul sulla per tra fra che chi non si ci ma o se come quando dove anche più molto questo questa questi queste quello quella essere avere ha hanno mio tuo suo loro noi voi lui lei io tu tutto tutti ogni già perché così cura può
Portuguese: o a os as um uma uns umas de do da dos das e é são era em no na nos nas ao aos à às com por para pelo pela sem sobre que quem como quando onde não se seu sua seus suas meu minha eu ele ela eles elas nós você vocês este esta isto esse essa isso mais muito mas também já ou porque entre até desde todo todos toda cada outro outra outros outras foi ser está estão tem ter há seja
Dutch: de het een en van in op te is zijn was waren niet met voor aan door om bij uit naar over onder als dat die dit deze er hij zij ze wij we ik je jij u mij hem haar hun ons onze maar of ook nog wel geen kan kunnen moet zal zullen wordt worden werd heeft hebben had veel meer zeer hier daar wat wie waar hoe waarom omdat dan toch tot
Swedish: och att det som en ett den de är var på i av för med till om inte har hade kan ska skulle från vid så men eller när där här hur vad vem jag du han hon vi ni mig dig sig min din sin vår er alla mycket också efter över under utan mellan sedan denna detta dessa blir blev
Danish or Norwegian: og at det som en et den de er var på i av af for med til om ikke har havde hadde kan skal skulle fra ved så men eller når der her hvor hva hvad hvem jeg du han hun vi dere mig meg dig deg sig seg min din sin vår vores alle meget også etter efter over under uten uden mellom mellem dette disse blir bliver ble
Polish: w z ma są przez który jeśli możesz możemy można będzie będą jako lub oraz więc czyli każdy wszystkie nasz twój swoje swój gdzie i we ze na do o po za od przez dla bez przed nad pod nie tak jest są był była było być to ten ta te tego tej tym się że jak ale lub czy gdy kiedy gdzie co kto który która które ich jego jej ja ty on ona my wy oni mi mnie go już tylko bardzo może także
Czech or Slovak: sú bol bola bolo byť nie alebo keď čo kto ktorý ktorá ktoré jej len veľmi môže tiež sa so zo vo ako aby už a i ve ze se na do o po za od pro bez před nad pod ne je jsou byl byla bylo být to ten ta te si že jak ale nebo když kde co kdo který která které jeho její já ty on ona my vy oni mi mě už jen velmi může také
Slovene: in je se na da za so pa ki ne ni bi ali kot pri iz po od do te to ta ter še lahko če tudi ko kjer kar bo smo ste ima imajo vse vas jih njih tako samo med nad pod brez
Croatian or Serbian: i je se na da za su ne ili u s od do iz po što koji koja koje kao bi će može mogu biti ako ali samo već još kada gdje ovo to ovaj taj sve svi nije sam smo ste ima
Catalan: el la els les un una uns unes de del dels i o que què com quan on per amb sense sobre és són era al als en no sí es seu seva més molt però també ja aquest aquesta això tot tots ho hi està pot
Finnish: ja on ei oli ovat että se ne hän he minä sinä me te mutta tai kun jos niin kuin myös vain jo vielä tämä tuo nämä joka jotka mikä mitä missä kanssa ilman ennen jälkeen olla olen oliko
Latin: et in est non ad ut cum sed quod qui quae quam ex ab de per pro si aut nec neque sunt esse erat hoc haec hic ille illa ipse enim autem unum pluribus lorem ipsum dolor amet consectetur adipiscing adipisicing elit iusto voluptate voluptates voluptatem labore officia eius itaque tempore quis quos quas nihil omnis vel quia magnam
Romanian: și în la de din pe cu pentru este sunt era nu un o al ai ale a că care ce cum când unde sau dar mai foarte fără după până despre
Turkish: ve bir bu da de için ile çok daha gibi kadar olan olarak ne ama veya değil var yok ben sen biz siz onlar şu her sizin bizim onun birçok şey şeyi çünkü nasıl neden hiç tüm bütün olur yapar istersek zaman sonra önce kadar
Indonesian or Malay: yang dan di ke dari untuk dengan pada adalah ini itu tidak akan atau juga sudah dapat bisa oleh sebagai dalam lebih seperti kita kami mereka anda saya secara hanya jika maka telah
Vietnamese: và của là một các những cho được với trong không có này khi để từ đến như trên bạn hoặc nếu vào ra bởi cũng
Hungarian: a az egy és hogy nem is van volt lesz de ha vagy mint meg már még csak ki el fel be le ez ezt azt ezek azok ami amely aki akik amit amelyek mert így úgy itt ott minden nagyon kell lehet szerint után előtt közben által során között nélkül hogyan miért mikor hol te én ő mi ti ők neked neki legyen lenne vannak sem se
Swahili: na ya wa kwa ni za la katika kama hii hiyo au pia lakini ili kuwa si yako yake wako wake yetu wetu watu kila sana zaidi bila baada kabla tu hata mimi wewe yeye sisi wao hapa huo hizi hilo cha vya bado kitu nini jinsi ambao ambayo kwamba hivyo moja
Filipino: ang ng sa mga na ay at ito iyon siya sila kami tayo ako ikaw ka ko mo niya nila namin natin ninyo hindi may mayroon wala para kung dahil pero o rin din lang lamang pa kay kina isang bawat lahat ano sino kailan saan paano bakit nang noong
Welsh: y yr yn i o a ac ar am at gan gyda wrth dros drwy dan heb rhwng mae yw oedd bod roedd sydd nid ddim ond neu os pan fel hefyd hynny hwn hon rwy dw ti ef hi ni chi nhw fy dy ei eich eu un dau wedi
Irish: an na agus i ar le do de go ag is tá bhí níl ní nach bhfuil raibh ach nó má nuair mar sin seo é í iad mé tú sé sí muid sibh mo ár bhur ón den don leis faoi thar gan roimh idir chun dá gach
Icelandic: og að í á er sem ekki til við um af með það þetta hann hún þau þeir þær ég þú þið var voru verið hafa hefur hafði fyrir frá en eða ef þegar hvað hver hvar hvernig þar hér sinn sín eru verður skal yfir undir
Estonian: ja on ei et see ka oli või kui aga siis mis kes oma ta ma sa me te nad selle seda need kõik väga veel juba ainult nagu kuid sest ning pärast enne ilma kohta koos üle alla olid olla mida kus miks kuidas
Latvian: un ir ar no uz par pie pēc pirms bez līdz ka kas kā ja bet vai arī tikai vēl jau šis šī tas tā viņš viņa viņi mēs jūs es tu mans tavs savu nav bija būs var jo tad tur šeit kad kur kāpēc
Lithuanian: ir yra į iš su per už prie po prieš be iki kad kas kaip jei bet ar arba taip pat tik dar jau šis ši tai ta jis ji jie mes jūs aš tu mano tavo savo nėra buvo bus gali nes tada ten čia kada kur kodėl apie
Albanian: dhe në të e i me për nga që është janë ka kanë një nuk se si por ose kur ku çfarë kush kjo ky këto ai ajo ata ne ju unë ti do duhet mund më shumë vetëm edhe pa pas para mbi nën deri sepse
Basque: eta da dira ez bat du dute baina edo ere hau hori hura hauek zen ziren izan egin dut duzu dugu nola zer noiz zergatik bere gure zure nire oso baino baita beste guztiak behar ahal arte gabe gainean
`;

const bitOf = new Map<string, number>();
/** The names of the languages; a bit of a word's mask for each, English first. */
export const languageNames: readonly string[] = rows
  .trim()
  .split("\n")
  .map((row, index) => {
    const [name = "", words = ""] = row.split(": ");
    for (const word of words.split(" ")) bitOf.set(word, (bitOf.get(word) ?? 0) | (1 << index));
    return name;
  });

/** l’équipe, d’un, qu’il: words run into the next in French and Italian. */
const elided = /^(?:l|d|qu|n|j|c|dell|all|nell|un)[’'](?=\p{L}{2})/u;
const romance = (1 << languageNames.indexOf("French")) | (1 << languageNames.indexOf("Italian"));
/** it’s, we’ll, they’re: as English as the word before the apostrophe. */
const contracted = /^(\p{L}+)[’'](?:s|ll|re|ve|d|m)$/u;

/** Returns in which languages a lower-case word is a little word: a bit for each of `languageNames`, 0 for none. */
export function languagesOf(lower: string): number {
  const mask = bitOf.get(lower);
  if (mask !== undefined || !/[’']/.test(lower)) return mask ?? 0;
  if (elided.test(lower)) return romance;
  if (/n[’']t$/.test(lower)) return 1;
  return (bitOf.get(contracted.exec(lower)?.[1] ?? "") ?? 0) & 1;
}
