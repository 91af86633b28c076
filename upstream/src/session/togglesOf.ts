import { TOGGLES, type Toggle } from '@galla/domain';
import type { Selectable } from 'kysely';
import type { TenantSetting } from '../db/types.generated.ts';

const COLUMNS = {
  emp_create_contact: 'empCreateContact',
  emp_view_customer: 'empViewCustomer',
  emp_view_contact: 'empViewContact',
  emp_bill_by_mobile: 'empBillByMobile',
  order_edit: 'orderEdit',
  order_delete: 'orderDelete',
  invoice_edit: 'invoiceEdit',
  invoice_delete: 'invoiceDelete',
} as const satisfies Record<Toggle, keyof TenantSetting>;

type ToggleColumn = (typeof COLUMNS)[Toggle];

/** The toggles that a shop's settings have on for employees. */
export function togglesOf(settings: Pick<Selectable<TenantSetting>, ToggleColumn>): Set<Toggle> {
  return new Set(TOGGLES.filter((toggle) => settings[COLUMNS[toggle]]));
}
