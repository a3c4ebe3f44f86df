/** What somebody's or a team's licence is, by the numbers of the specification. */
export const licenceTypes = {
  Trial: 1,
  Monthly: 2,
  Yearly: 3,
  Lifetime: 4,
  TeamTrial: 5,
  TeamYearly: 6,
} as const;

/** What a licence holds; everything is in each of them here. */
export const planTypes = {
  Undefined: 0,
  Premium: 1,
  PremiumPlus: 2,
  Expert: 3,
  PremiumPro: 4,
  Academy: 5,
} as const;
