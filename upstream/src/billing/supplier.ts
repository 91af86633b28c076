import type { Selectable } from 'kysely';
import type { TenantTables } from '../db/tenant.ts';

/** The shop's particulars that its documents keep. */
export type Supplier = Pick<
  Selectable<TenantTables['shop']>,
  'name' | 'address' | 'city' | 'pincode' | 'stateCode' | 'gstin' | 'pan'
>;

/** The columns that keep who issued a document, so that a change of the shop changes none that is out. */
export const supplierColumns = (shop: Supplier) => ({
  supplierName: shop.name,
  supplierAddress: shop.address,
  supplierCity: shop.city,
  supplierPincode: shop.pincode,
  supplierStateCode: shop.stateCode,
  supplierGstin: shop.gstin,
  supplierPan: shop.pan,
});
