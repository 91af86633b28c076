import fc from 'fast-check';
import type { Planted } from './plant.ts';
import type { World } from './world.ts';

/** What a field's name says of the record whose id stands in it. */
const KIND: Record<string, keyof Planted> = {
  customer_id: 'customer',
  customer: 'customer',
  customer_ids: 'customer',
  contacts: 'customer',
  product_id: 'product',
  product: 'product',
  product_ids: 'product',
  catalog_id: 'product',
  catalog_ids: 'product',
  product_prod_id: 'product',
  service_prod_id: 'service',
  item: 'product',
  items: 'product',
  service_id: 'service',
  service: 'service',
  variant_id: 'variant',
  variant: 'variant',
  variant_ids: 'variant',
  prescription: 'prescription',
  assignment: 'points',
  garment: 'garment',
  item_id: 'garment',
  area: 'area',
  area_id: 'area',
  design_area_id: 'area',
  option: 'option',
  options: 'option',
  point: 'point',
  pattern: 'pattern',
  branch: 'branch',
  branch_id: 'branch',
  subscription: 'gymPlan',
  subscription_id: 'gymPlan',
  plan: 'gymPlan',
  duration: 'gymDuration',
  duration_id: 'gymDuration',
  member: 'gymMember',
  period_id: 'gymPeriod',
  stage: 'stage',
  stages: 'stage',
  status: 'status',
  order: 'boutiqueOrder',
  order_id: 'boutiqueOrder',
  OrderID: 'boutiqueOrder',
  item_ids: 'orderItem',
  pieces: 'piece',
  piece_ids: 'piece',
  event_ids: 'orderEvent',
  payment_ids: 'orderPayment',
  stage_id: 'stage',
  designs: 'option',
  pattern_id: 'pattern',
  patterns: 'pattern',
  campaign: 'campaign',
  document_id: 'document',
  document_ids: 'document',
  document: 'document',
  employee_id: 'staff',
  emp_id: 'staff',
  employee: 'staff',
  employees: 'staff',
  assigned_to: 'staff',
  assignedTo: 'staff',
  account: 'upiAccount',
  designation: 'designation',
  designation_id: 'designation',
  dragId: 'designation',
  dropId: 'designation',
  parent_id: 'designation',
  parent: 'designation',
  target: 'designation',
  notification: 'notification',
  notifications: 'notification',
  merchantOrderId: 'subscriptionPayment',
  import_id: 'import',
  import: 'import',
};

/** The record behind a bare `id`, by the endpoint's path. */
const KIND_OF_PATH: readonly (readonly [string, keyof Planted])[] = [
  ['/billing', 'document'],
  ['/lens-variants/update', 'variant'],
  ['/lens-variants/delete', 'variant'],
  ['/lens-variants', 'product'],
  ['/prescription', 'prescription'],
  ['/product-points', 'points'],
  ['/gym/update_branch', 'branch'],
  ['/gym/delete_branch', 'branch'],
  ['/gym/update_plan', 'gymPlan'],
  ['/gym/fetch_member', 'gymMember'],
  ['/gym/add_member', 'gymMember'],
  ['/gym/renew_member', 'gymMember'],
  ['/boutique/updatestage', 'stage'],
  ['/boutique/deletestage', 'stage'],
  ['/boutique/updateallstages', 'stage'],
  ['/boutique/updatestatus', 'status'],
  ['/boutique/deletestatus', 'status'],
  ['/boutique/delete_design_option', 'option'],
  ['/boutique/updateDesignAreasByItemId', 'option'],
  ['/boutique/updatepattern', 'pattern'],
  ['/boutique/deletepattern', 'pattern'],
  ['/boutique/orders/:id/invoicepdf', 'invoicedOrder'],
  ['/boutique/orders', 'boutiqueOrder'],
  ['/boutique/getorder', 'boutiqueOrder'],
  ['/boutique/update_orders', 'boutiqueOrder'],
  ['/boutique/updatependingamount', 'boutiqueOrder'],
  ['/boutique/assignemployee', 'orderItem'],
  ['/boutique/movepieces', 'piece'],
  ['/boutique/employeeorders', 'staff'],
  ['/boutique/getDesignAreasByItemId', 'garment'],
  ['/boutique/getitemdeatils', 'garment'],
  ['/boutique/getpatternsbyitemid', 'garment'],
  ['/boutique/deleteitem', 'garment'],
  ['/editAccountDetail', 'upiAccount'],
  ['/marketing', 'campaign'],
  ['/customerData', 'customer'],
  ['/customers', 'customer'],
  ['/designations', 'designation'],
  ['/employees', 'staff'],
  ['/notifications', 'notification'],
  ['/services-products', 'product'],
  ['/stock-moves', 'product'],
  ['/getProductsAndServices', 'product'],
  ['/catalogueImport', 'import'],
  ['/deleteCatalog', 'product'],
  ['/updateProductStatus', 'product'],
];

/** What a call is about that does nothing to most records of the kind which its fields name. */
const KIND_AT: Record<string, keyof Planted> = {
  '/billing/deleteDocument': 'trashed',
  '/billing/restoreDocument': 'trashed',
  '/billing/deleteDoc/:id': 'doomed',
};

/** Which kind of record a field names; undefined where any may stand. */
export const kindOf = (field: string, path = ''): keyof Planted | undefined =>
  (field === 'employee_id' ? undefined : KIND_AT[path]) ??
  KIND[field] ??
  KIND_OF_PATH.find(([start]) => path.startsWith(start))?.[1];

/** Ids to put where an id belongs: mostly of the right kind, and the victim's more often than any other. */
export function idPool({ foreign, shared, own, victim }: World, kind?: keyof Planted): fc.Arbitrary<string> {
  const from = (planted: Planted): fc.Arbitrary<string> =>
    kind === undefined
      ? fc.constantFrom(...Object.values(planted))
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant(planted[kind]) },
          { weight: 1, arbitrary: fc.constantFrom(...Object.values(planted)) },
        );
  return fc.oneof(
    { weight: 4, arbitrary: from(foreign) },
    { weight: 3, arbitrary: from(shared) },
    { weight: 3, arbitrary: from(own) },
    { weight: 1, arbitrary: fc.constantFrom(victim.tenantId, victim.owner.staffId) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}
