/** Maximum lengths of a campaign's texts in characters, and maximum counts. */
export const CAMPAIGN_LIMITS = {
  title: 100,
  subtitle: 150,
  description: 1000,
  summary: 60,
  /** One entry of the offer list. */
  offer: 200,
  offers: 20,
  /** Campaigns per shop: they are listed as a whole, and searched in the client. */
  campaigns: 200,
} as const;

/** Recommended number of words per offer (spec 3 §5): a hint, never a refusal. */
export const OFFER_WORDS = { least: 8, most: 12 } as const;
