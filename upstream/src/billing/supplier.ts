import type { Selectable } from 'kysely';
import type { TenantTables } from '../db/tenant.ts';

/** The shop's details that its documents keep. */
export type Supplier = Pick<
  Selectable<TenantTables['shop']>,
  'name' | 'address' | 'city' | 'pincode' | 'stateCode' | 'gstin' | 'pan'
>;

/** The columns that store who issued a document, so that changes of the shop do not affect issued documents. */
export const supplierColumns = (shop: Supplier) => ({
  supplierName: shop.name,
  supplierAddress: shop.address,
  supplierCity: shop.city,
  supplierPincode: shop.pincode,
  supplierStateCode: shop.stateCode,
  supplierGstin: shop.gstin,
  supplierPan: shop.pan,
});
