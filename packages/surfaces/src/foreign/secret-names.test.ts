import { expect, test } from "vitest";
import { namesSecret } from "./secret-names.ts";

const here = (isOfOneLine: boolean) => ({ isOfOneLine, isStrict: false });
const away = { isOfOneLine: false, isStrict: true };

/** Names of what must not be read, in fields of one line and in longer ones. */
const secret = [
  ...["Password", "Current password *", "newPassword", "user_passwd", "login[password]", "pass-phrase", "Passcode"],
  ...["Passwort", "Neues Passwort wiederholen", "Kennwort", "Senha", "Confirme sua senha", "nova-senha", "Wachtwoord"],
  ...["wachtwoord_herhalen", "Contraseña", "contrasena", "Mot de passe", "mot_de_passe", "Hasło", "haslo", "Lösenord"],
  ...[
    "Пароль",
    "Повторите пароль",
    "密码",
    "パスワード",
    "비밀번호",
    "كلمة المرور",
    "Şifre",
    "Parola",
    "Heslo",
    "Salasana",
  ],
  ...["Enter your 12-word recovery phrase", "Secret recovery phrase", "mnemonic", "Seed phrase", "seedPhrase", "Seed"],
  ...["Paste the private key of your wallet here so that we can find it", "privateKey", "API key", "api_key", "PIN"],
  ...["Enter your 4-digit PIN", "pin-code", "CVV", "cvc2", "Security code", "Answer to your security answer", "IBAN"],
  ...["Card number", "OTP", "One-time code", "client_secret", "Backup code", "Your recovery phrase. Never share it."],
];

/** Names that look like them. */
const lookAlikes = [
  ...["Keyboard", "keyboard-shortcuts", "Passage", "passage_text", "Compass", "Bypass surgery notes", "Passenger name"],
  ...["Title", "Message Body", "Comment", "Description", "Bio", "Key takeaways", "Keywords", "Tokens"],
  ...["Slogan", "Secretary", "Secretariat of state", "Spinning", "Opinion", "Pinned note", "Encoding"],
  ...["Seedling care", "Car number plate", "Your answer", "Code review", "Postal code", "", "…"],
];

/** Names of long texts about secrets. */
const about = [
  ...["Description of the password policy", "password_policy_description", "Explain the password reset problem"],
  ...["Describe your problem. Never share your password with us.", "Help text for the recovery phrase"],
  ...[
    "token-input-tags",
    "Desenhador de letras",
    "Pin description",
    "Secret Santa wishes",
    "Meaning mnemonic for this kanji",
    "Seed catalogue",
    "Palabras clave",
  ],
];

test("a name of something secret is known in every kind of field, here and where texts are sent away", () => {
  for (const reading of [here(true), here(false), away])
    expect([reading, secret.filter((name) => !namesSecret(name, reading))]).toEqual([reading, []]);
});

test("names that only look like those of secrets are no secret", () => {
  for (const reading of [here(true), here(false), away])
    expect([reading, lookAlikes.filter((name) => namesSecret(name, reading))]).toEqual([reading, []]);
});

test("a long text about passwords is read on this device, and not where it is sent away", () => {
  expect(about.filter((name) => namesSecret(name, here(false)))).toEqual([]);
  expect(about.filter((name) => !namesSecret(name, away))).toEqual([]);
});
