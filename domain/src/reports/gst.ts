import type { Registration } from '../tax/supply.ts';

/**
 * Categories of supplies in a GST return: to a registered buyer (table 4 of GSTR-1), to anybody else (tables 5 and
 * 7), and bills without tax, under composition or without a registration.
 */
export const GST_SUPPLIES = ['B2B', 'B2C', 'COMPOSITION', 'NONE'] as const;
export type GstSupply = (typeof GST_SUPPLIES)[number];

/**
 * The category of an invoice in the return, by the registration it was issued under and whether it names the
 * buyer's GSTIN.
 */
export function gstSupply(registration: Registration, gstin: string | null | undefined): GstSupply {
  if (registration !== 'REGULAR') return registration;
  return gstin ? 'B2B' : 'B2C';
}

/** Groupings of a GST summary: by rate, by HSN or SAC and rate (table 12), or by buyer (tables 4 and 7). */
export const GST_GROUPINGS = ['RATE', 'HSN', 'PARTY'] as const;
export type GstGrouping = (typeof GST_GROUPINGS)[number];
