import type { ItemKind } from '../catalogue/item.ts';
import type { BasisPoints } from '../percent/percent.ts';
import { stateOfGstin } from './gstin.ts';
import { isInterState } from './states.ts';

/** A shop's GST registration. Only a regular one charges GST (CGST Act 2017, sections 10 and 22). */
export const REGISTRATIONS = ['REGULAR', 'COMPOSITION', 'NONE'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** The fields of a shop or customer that decide the place of supply. */
export interface Party {
  gstin?: string | null;
  /** GST state code of the address. */
  stateCode?: string | null;
}

/** The GST state code of a party: from the GSTIN, else from the address. */
export function partyState({ gstin, stateCode }: Party): string | undefined {
  return (gstin ? stateOfGstin(gstin) : undefined) ?? stateCode ?? undefined;
}

/** The fields of a supplied item that decide its tax. */
export interface Supplied {
  kind: ItemKind;
  /** HSN of goods, SAC of services. */
  hsn?: string | null;
  /** The full rate of the item. */
  gst: BasisPoints;
}

/**
 * SACs supplied at the shop's location, wherever the customer lives: letting of rooms, lockers and other property
 * (9972), restaurants (9963), health (9993), recreation and sport (9996), grooming, beauty and fitness (99972; also
 * 9997 alone, as small shops print it). IGST Act 2017, section 12(3), (4) and (6).
 */
const SUPPLIED_HERE = /^(?:9972|9963|9993|9996|99972|9997$)/;

/**
 * SACs supplied there only for a customer without GSTIN: goods handed over for transport or courier (9965, 9968)
 * and training (9992). IGST Act 2017, section 12(5)(b) and (8)(b).
 */
const SUPPLIED_HERE_UNREGISTERED = /^(?:9965|9968|9992)/;

function isSuppliedHere({ kind, hsn }: Supplied, customer: Party): boolean {
  if (kind !== 'SERVICE') return false;
  const sac = hsn ?? '';
  if (SUPPLIED_HERE.test(sac)) return true;
  return stateOfGstin(customer.gstin ?? '') === undefined && SUPPLIED_HERE_UNREGISTERED.test(sac);
}

/**
 * The tax of one line of a bill, to be spread into its `LineInput`: the rate the shop charges, and whether it is
 * IGST because the supply crosses a state border. A customer without a known state counts as local.
 */
export function supplyTax(
  shop: Party & { registration: Registration },
  customer: Party,
  supplied: Supplied,
): { gst: BasisPoints; interState: boolean } {
  if (shop.registration !== 'REGULAR') return { gst: 0, interState: false };
  const interState =
    !isSuppliedHere(supplied, customer) && isInterState(partyState(shop), partyState(customer));
  return { gst: supplied.gst, interState };
}
