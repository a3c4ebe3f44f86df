import { classes, classOf } from "./slip-costs.ts";

/** What is typed and what is meant when a sound is spelled the wrong way; letter classes. */
export interface SoundSlip {
  readonly typed: Uint8Array;
  readonly meant: Uint8Array;
}

/** Spellings of one sound, and endings that sound alike; each stands for the other. Written for this project. */
const alike = `
  f/ph f/gh k/ch k/qu k/que x/cc x/cs x/ks x/ct sh/ti sh/ci sh/ch sh/ss s/ps n/kn n/gn r/wr c/ss j/dg j/gg o/eau
  u/ough uf/ough ow/ough of/ough o/ough oo/u ew/u oo/ou ee/ie ee/ei ee/ea i/igh y/igh ite/ight er/re el/le al/le
  il/le ul/le or/our ur/our shun/tion shun/sion sion/tion cion/tion cean/tion us/ous ous/us ious/eous
  cious/tious y/ie ey/y ys/ies ie/y kw/qu cw/qu z/ss gue/g oi/oy au/aw ai/ay a/ei a/ai ay/ei are/ear air/ear
  ere/ear gz/x ect/ext te/tte ly/ally ily/ally aly/ally ment/ement
`;

/** The slips by the last letter typed, so that most places of a word need no look. */
export const soundSlips: readonly (readonly SoundSlip[])[] = slipsByLastLetter();

function slipsByLastLetter(): SoundSlip[][] {
  const byLast = Array.from({ length: classes }, (): SoundSlip[] => []);
  for (const pair of alike.trim().split(/\s+/)) {
    const [one = "", other = ""] = pair.split("/");
    addSlip(byLast, one, other);
    addSlip(byLast, other, one);
  }
  return byLast;
}

function addSlip(byLast: SoundSlip[][], typed: string, meant: string): void {
  const bytes = (letters: string) => Uint8Array.from(letters, classOf);
  byLast[classOf(typed.slice(-1))]?.push({ typed: bytes(typed), meant: bytes(meant) });
}
