import { oneOf } from '../../db/oneOf.ts';
import { REGISTRATIONS } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import type { BilledCustomer, Shop } from '../create/parties.ts';
import type { Before } from './load.ts';

/** The customer as the document names him: an edit changes nobody. */
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
 * The shop as it issued the document. How a discount was taken and whether the total was rounded shows on the document;
 * where there was nothing to see it by, the settings of now decide.
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
