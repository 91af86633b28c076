import { tenant } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';

type Settings = Answer<typeof tenant.tenantSetting>['data'];

/** `/getTenantSetting` of a shop that neither rounds nor discounts before tax, with what a test changes. */
export function settingsAre(changes: Partial<Settings> = {}): Fake {
  const data: Settings = {
    emp_view_contact: 0,
    emp_create_contact: 1,
    emp_view_customer: 1,
    gst_persantage: '18',
    order_edit: 1,
    order_delete: 0,
    invoice_edit: 1,
    invoice_delete: 0,
    terms_and_conditions: '',
    discount_before_tax: 0,
    round_off: 0,
    ...changes,
  };
  return answering(tenant.tenantSetting, () => ({ success: true, data }));
}
