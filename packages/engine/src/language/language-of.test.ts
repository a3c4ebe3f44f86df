import { describe, expect, it, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());
const found = (text: string, format: "text" | "markdown" = "text") =>
  engine.check(text, { format }).map((finding) => finding.text);

describe("a text in another language is named, and nothing is said of it", () => {
  it.each([
    ["German", "# Anleitung\n\nLiefern Sie die Kisten an Otto. An einem Tag im Mai ist das Haus leer."],
    ["French", "# Notice\n\nLe colis est arrivé à une heure, et il y a un problème avec la boîte."],
    ["Spanish", "# Aviso\n\n## Responder a un cliente\n\nEscribe a uno o a otro y espera la respuesta."],
    ["Italian", "# Nota\n\nLeggi i passi e segui i consigli. La porta è aperta."],
    ["Portuguese", "# Nota\n\nEnvie a encomenda a outra cidade e espere a resposta com calma."],
    ["Korean", "상품이 아직 도착하지 않았습니다. `post`  요청을 확인하세요."],
    ["Japanese", "荷物はまだ届いていません。  ご確認ください。"],
    ["Russian or another language in Cyrillic letters", "Посылка ещё не пришла , и клиент ждёт ответа ."],
    ["Dutch", "De doos is niet aangekomen, en de klant wacht op een antwoord van het bedrijf."],
    ["Polish", "Ten dokument pomoże ci zapoczątkować i opisać projekt, który jest w folderze i ma dwa pliki."],
    ["Turkish", "Ruby , C’nin mekanizmasını kullanır ve sizin için birçok şeyi yapar ."],
    ["Indonesian or Malay", "Kita sudah pergi dari pesan  `Hello World` yang biasanya , dan itu bisa lebih baik."],
    ["Vietnamese", "Đây là một bản phát hành của Ruby , và nó được dùng cho các lập trình viên."],
    ["Slovene", "To je paket, ki ga bo stranka dobila, ker teh stvari še ni v hiši in jih čaka."],
    ["Polish", "Paczka nie jest jeszcze w domu, ale klient już wie, że to jest problem."],
    ["Bengali or Assamese", "পার্সেলটি এখনও আসেনি , তাই গ্রাহক `post` এর উত্তরের অপেক্ষায় আছেন ।"],
    ["Tamil", "பெட்டி இன்னும் வரவில்லை , நாம் காத்திருக்க வேண்டும் ."],
    ["Georgian", "ამანათი ჯერ არ მოსულა , და კლიენტი პასუხს ელოდება ."],
    ["another language", "ཡིག་ཆ་ , འདི་ ནི་ བོད་ཡིག་ རེད ."],
    ["Hungarian", "A csomag még nem érkezett meg, és az ügyfél azt kérdezi, hogy mikor lesz itt."],
    ["Swahili", "Kifurushi bado hakijafika kwa mteja, na watu wa duka hawana habari zaidi ya hiyo."],
    ["Filipino", "Hindi pa dumating ang kahon sa bahay, at ang mga tao ay naghihintay pa rin ng sagot."],
    ["Welsh", "Mae y parsel yn hwyr, ac nid yw neb yn gwybod ble mae e heddiw."],
    ["Irish", "Tá an bosca sa teach, agus níl a fhios ag na daoine cé leis é."],
    ["Icelandic", "Pakkinn er ekki kominn og það veit enginn hvar hann er eða hvenær hann kemur."],
    ["Estonian", "Pakk ei ole veel kohal ja keegi ei tea, kus see on või millal ta tuleb."],
    ["Latvian", "Paka vēl nav klāt, un neviens nezina, kur tā ir vai kad tā būs."],
    ["Lithuanian", "Siuntos dar nėra, ir niekas nežino, kur ji yra ar kada ji bus čia."],
    ["Albanian", "Pakoja nuk është këtu dhe askush nuk e di ku është ose kur do të vijë."],
    ["Basque", "Paketea ez da oraindik iritsi, eta inork ez daki non dagoen edo noiz etorriko den hau."],
    ["Czech or Slovak", "Balík ešte nie je doma, ale zákazník už vie, že je to problém, a čaká na odpoveď."],
    [
      "Turkish",
      "Kutu gelmedi. Müşteri bekliyor, çünkü adresi yanlış yazmış. Yarın sabah erkenden yeni bir kutu gönderilecek ve ücret alınmayacak. Size daha önce haber vermek isterdik.",
    ],
    ["Swedish", "Paketet är inte här, och kunden har väntat på det sedan i går."],
  ])("%s", (language, text) => {
    expect(found(text, "markdown")).toEqual([]);
    expect(engine.languageOf(text, "markdown")).toBe(language);
  });
});

test("a block, a sentence, or a quotation in another language is left alone in an English text", () => {
  const block = "The parcel is late, and nobody knows why.\n\nDer Brief an Anna ist im Haus, und er ist nicht offen.";
  expect(found(block)).toEqual([]);
  expect(engine.languageOf(block)).toBeUndefined();
  expect(found("She nodded. No es a eso a lo que me refiero. Then she left.")).toEqual([]);
  expect(found("He wrote “La puerta de la casa es un problema de todos los vecinos” in the margin.")).toEqual([]);
});

test("mistakes beside another language are found", () => {
  expect(
    found("We bought a apple yesterday. Das ist ein Satz auf Deutsch.\n\nThe apple was good and not old."),
  ).toEqual(["a"]);
  expect(found("She ate a apple at the Café de la Paix, near the Place de la Concorde.")).toEqual(["a"]);
  expect(found("“Il y a un problème,” he said, and he ate a apple.")).toEqual(["a"]);
});

describe("English is told from other languages", () => {
  it.each([
    "Die, man! Die in the war, or go on.",
    "A guinea, ten guineas.",
    "Buying a car? Add a car.",
    "In Den Haag, Le Monde and El País met De Standaard.",
    "Madame de Breteuil met Ludwig van der Velde and Ana de la Cruz in the Rue de la Paix.",
    "Go to churches. Go to libraries.",
    "If 𝑥 ∈ ℝ, 𝑦 ∈ ℝ, and 𝑧 ∈ ℂ, 𝑥 + 𝑦 + 𝑧 ∈ ℂ.",
    "Name, age, address.",
    "As Plato said, “ἀγεωμέτρητος μηδεὶς εἰσίτω.” The word λόγος is Greek, and слово is Russian.",
    "“I’d like that,” said Ann. It’s Tom’s car.",
  ])("%s", (text) => {
    expect(engine.languageOf(text)).toBeUndefined();
  });
});

test("what a team has decided holds in every language", () => {
  const settings = { words: [], ignores: [], disabled: [], templates: [], style: "general" as const };
  const rules = [{ id: "1", match: "Kisten", replace: "Boxen", message: "" }];
  const [one, ...others] = engine.check("Liefern Sie die Kisten an das Haus von Otto.", {
    settings: { ...settings, rules, terms: [] },
  });
  expect([one?.text, others]).toEqual(["Kisten", []]);
});
