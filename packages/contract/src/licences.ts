/** The types of licenses of people and teams, by the numbers of the specification. */
export const licenceTypes = {
  Trial: 1,
  Monthly: 2,
  Yearly: 3,
  Lifetime: 4,
  TeamTrial: 5,
  TeamYearly: 6,
} as const;

/** The plans of licenses. Each of them includes everything here. */
export const planTypes = {
  Undefined: 0,
  Premium: 1,
  PremiumPlus: 2,
  Expert: 3,
  PremiumPro: 4,
  Academy: 5,
} as const;
