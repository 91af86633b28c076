import type { ItemKind } from '../catalogue/item.ts';
import type { BasisPoints } from '../percent/percent.ts';
import { stateOfGstin } from './gstin.ts';
import { isInterState } from './states.ts';

/** How a shop stands to GST. Only a regular one charges it (CGST Act 2017, sections 10 and 22). */
export const REGISTRATIONS = ['REGULAR', 'COMPOSITION', 'NONE'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** Shop or customer, as far as the place of supply goes. */
export interface Party {
  gstin?: string | null;
  /** GST state code of the address. */
  stateCode?: string | null;
}

/** The GST state code of a party: that of the GSTIN, else that of the address. */
export function partyState({ gstin, stateCode }: Party): string | undefined {
  return (gstin ? stateOfGstin(gstin) : undefined) ?? stateCode ?? undefined;
}

/** What is supplied, as far as its tax goes. */
export interface Supplied {
  kind: ItemKind;
  /** HSN of goods, SAC of services. */
  hsn?: string | null;
  /** The full rate of the item. */
  gst: BasisPoints;
}

/**
 * SAC of what is supplied where it is performed, wherever the customer lives: restaurants (9963), health (9993),
 * recreation and sport (9996), grooming, beauty and fitness (99972; also 9997 alone, as small shops print it).
 * IGST Act 2017, section 12(4) and (6).
 */
const PERFORMED_HERE = /^(?:9963|9993|9996|99972|9997$)/;

function isPerformedHere({ kind, hsn }: Supplied): boolean {
  return kind === 'SERVICE' && PERFORMED_HERE.test(hsn ?? '');
}

/**
 * The tax of one line of a bill, to be spread into its `LineInput`: the rate that the shop charges, and whether it
 * is IGST because the supply crosses a state border. A customer without a known state counts as local.
 */
export function supplyTax(
  shop: Party & { registration: Registration },
  customer: Party,
  supplied: Supplied,
): { gst: BasisPoints; interState: boolean } {
  if (shop.registration !== 'REGULAR') return { gst: 0, interState: false };
  const interState = !isPerformedHere(supplied) && isInterState(partyState(shop), partyState(customer));
  return { gst: supplied.gst, interState };
}
