/** Words for credentials in many languages. They are secret anywhere in a name. */
const anywhere = `
password passwd passcode passphrase passwort kennwort wachtwoord lösenord passord adgangskode salasana jelszó slaptažodis lozinka
zaporka пароль парола лозинка κωδικός_πρόσβασης סיסמה סיסמא كلمة_المرور كلمة_السر 密码 密碼 パスワード 暗証番号 비밀번호 암호 पासवर्ड mật_khẩu รหัสผ่าน kata_sandi
`;
/** Words that are secret only as separate words. */
const asWords = `
pwd pass_phrase pass_code senha contraseña mot_de_passe hasło haslo heslo lykilorð kodeord parolă
seed_phrase seed_word recovery_phrase recovery_word recovery_key recovery_code backup_phrase backup_code wallet_phrase wallet_seed
secret_phrase secret_key secret_answer secret_word private_key api_key access_key license_key encryption_key access_token api_token
auth_token bearer_token security_token client_secret app_secret shared_secret clé_privée clave_privada chave_privada privater_schlüssel
security_code security_answer verification_code one_time_code one_time_password card_number card_num account_number account_num
routing_number routing_num national_id tax_id social_security ssn iban cvv cvc cvv2 cvc2
`;
/**
 * Short words for codes that are common elsewhere: “pin” is a code in a single-line field, but not in “Pin
 * description”.
 */
const inFields = "pin otp totp secret";
/** Words that are secret only as the whole name. Otherwise, the name is about something else. */
const asNames = "mnemonic seed token clave parola şifre sifra geslo";
/** Words that can accompany these in a name without changing its meaning. */
const besides = new Set(
  "enter type paste your the a an new old current confirm repeat re again please my user account login here optional required digit digits word words code number field input text value id box for of card bank sim app phrase".split(
    " ",
  ),
);
/** A multiline field with one of these in its name is about passwords and does not contain one. */
const topics =
  /(?<!\p{L})(polic(y|ies)|requirements?|instructions?|guidelines?|rules?|reset|descri(be|ption)|explain|issues?|problems?|help|messages?|comments?|documentation|article|title|subject|questions?|about|never|not|don t|without)(?!\p{L})/u;
const asks = /^(please )?(enter|type|paste|input|insert|provide|confirm|repeat|re enter)(?!\p{L})/u;
/** The most words in a name. Longer text is a sentence. */
const mostWords = 6;

/** How to read a name. */
export interface SecretReading {
  /** Whether the name belongs to a single-line field. */
  readonly isOfOneLine: boolean;
  /** Whether the text leaves the device. Every mention then counts. */
  readonly isStrict: boolean;
}

/** Returns text for comparison, in lowercase and without accents. */
const folded = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC");

const shape = (words: string): string =>
  folded(words)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll("_", " ?"))
    .join("|");
const anyOf = (words: string, ending = ""): RegExp =>
  new RegExp(`(?<!\\p{L})(${shape(words)})${ending}(?!\\p{L})`, "u");

const strongest = new RegExp(shape(anywhere), "u");
const strong = anyOf(asWords, "s?");
const strongAnywhere = new RegExp(shape(asWords), "u");
const short = anyOf(inFields);
const weak = anyOf(`${inFields} ${asNames}`);
const wholly = new RegExp(`^(${shape(`${inFields} ${asNames}`)})$`, "u");

/** Returns whether a name of a field (a label, a placeholder, an id) says that what is written there is secret. */
export function namesSecret(name: string, { isOfOneLine, isStrict }: SecretReading): boolean {
  const words = wordsOf(name);
  if (isStrict) return strongest.test(words) || strongAnywhere.test(words) || weak.test(words);
  if (isOfOneLine && (strongest.test(words) || strong.test(words) || short.test(words))) return true;
  return words.split(".").some(isSecretSentence);
}

function isSecretSentence(sentence: string): boolean {
  const words = sentence.split(" ").filter(Boolean);
  const rest = words.filter((word) => !besides.has(word) && !/^\d+$/.test(word)).join(" ");
  if (wholly.test(rest)) return true;
  const isMentioned = strongest.test(sentence) || strong.test(sentence);
  if (!isMentioned || topics.test(sentence)) return false;
  return words.length <= mostWords || asks.test(words.join(" "));
}

/** Returns the words of a name in lowercase, however they are joined. Sentences end with a period. */
function wordsOf(name: string): string {
  const apart = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2");
  return folded(apart)
    .replace(/[.!?:;]+(\s|$)/g, " . ")
    .replace(/[^\p{L}\p{N}. ]+|(?<! )\.(?! )/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}
