import type { Registration } from '../tax/supply.ts';

/**
 * How a GST return tells supplies apart: to a registered buyer (table 4 of GSTR-1), to anybody else (tables 5 and 7), and
 * what was billed without tax, under composition or without a registration.
 */
export const GST_SUPPLIES = ['B2B', 'B2C', 'COMPOSITION', 'NONE'] as const;
export type GstSupply = (typeof GST_SUPPLIES)[number];

/** What an invoice is for the return: by the registration it was issued under, and whether it names the buyer's GSTIN. */
export function gstSupply(registration: Registration, gstin: string | null | undefined): GstSupply {
  if (registration !== 'REGULAR') return registration;
  return gstin ? 'B2B' : 'B2C';
}

/** What the rows of a GST summary are: rates alone, HSN or SAC with their rates (table 12), or buyers (tables 4 and 7). */
export const GST_GROUPINGS = ['RATE', 'HSN', 'PARTY'] as const;
export type GstGrouping = (typeof GST_GROUPINGS)[number];
