/** How long the texts of a campaign may be, in characters, and how many of each thing there may be. */
export const CAMPAIGN_LIMITS = {
  title: 100,
  subtitle: 150,
  description: 1000,
  summary: 60,
  /** One entry of the offer list. */
  offer: 200,
  offers: 20,
  /** Campaigns of a shop: they are listed whole, and searched where they are shown. */
  campaigns: 200,
} as const;

/** How many words an entry of the offer list should have (spec 3 §5): a hint, never a refusal. */
export const OFFER_WORDS = { least: 8, most: 12 } as const;
