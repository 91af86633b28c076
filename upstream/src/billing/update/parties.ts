import { oneOf } from '../../db/oneOf.ts';
import { REGISTRATIONS } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import type { BilledCustomer, Shop } from '../create/parties.ts';
import type { Before } from './load.ts';

/** The customer as named on the document; an edit does not update it. */
export function customerOf({ row, walkIn }: Pick<Before, 'row' | 'walkIn'>): BilledCustomer {
  return {
    id: row.customerId,
    name: row.customerName,
    mobile: row.customerMobile,
    walkIn,
    gstin: row.customerGstin,
    stateCode: row.customerStateCode,
    address: row.customerAddress,
  };
}

/**
 * The shop as it was when it issued the document. Discount mode and rounding are inferred from the document; where they
 * can't be, the current settings apply.
 */
export function shopOf({ row, discountInLines }: Pick<Before, 'row' | 'discountInLines'>, now: Shop): Shop {
  return {
    name: row.supplierName,
    address: row.supplierAddress,
    city: row.supplierCity,
    pincode: row.supplierPincode,
    pan: row.supplierPan,
    gstin: row.supplierGstin,
    stateCode: row.supplierStateCode,
    registration: oneOf(REGISTRATIONS, row.registration),
    discountBeforeTax: paiseOf(row.discount) > 0 ? discountInLines : now.discountBeforeTax,
    roundOff: now.roundOff || paiseOf(row.roundOff) !== 0,
  };
}
