import { percentText } from '@galla/domain';
import type { Static } from 'typebox';
import { basisPointsOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { tenantSetting } from './contract.ts';

type Settings = Static<typeof tenantSetting.schema.answer>['data'];

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** The settings of the shop in their wire form (spec 1 §3 Tenant settings). */
export async function settingsOf(db: TenantDb): Promise<Settings> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .selectAll()
    .where('tenantId', '=', db.tenantId)
    .executeTakeFirstOrThrow();
  return {
    emp_view_contact: flag(row.empViewContact),
    emp_create_contact: flag(row.empCreateContact),
    emp_view_customer: flag(row.empViewCustomer),
    gst_persantage: percentText(basisPointsOf(row.gstPercentage)),
    order_edit: flag(row.orderEdit),
    order_delete: flag(row.orderDelete),
    invoice_edit: flag(row.invoiceEdit),
    invoice_delete: flag(row.invoiceDelete),
    terms_and_conditions: row.termsAndConditions,
    discount_before_tax: flag(row.discountBeforeTax),
    round_off: flag(row.roundOff),
  };
}
