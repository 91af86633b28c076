import { tenant } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';

type Settings = Answer<typeof tenant.tenantSetting>['data'];

/** Settings of a shop that neither rounds nor discounts before tax. */
export const SETTINGS: Settings = {
  emp_view_contact: 0,
  emp_create_contact: 1,
  emp_view_customer: 1,
  emp_bill_by_mobile: 1,
  gst_persantage: '18',
  order_edit: 1,
  order_delete: 0,
  photo_before_ready: 0,
  max_discount: null,
  max_price_cut: null,
  never_below_cost: 0,
  invoice_edit: 1,
  invoice_delete: 0,
  terms_and_conditions: '',
  discount_before_tax: 0,
  round_off: 0,
  bill_paper: 'PAGE',
  page_size: 'A4',
  print_at_once: 0,
  hsn_on_slip: 0,
  remind_tasks_at: '09:00',
  remind_appointments_before: 30,
  share_from: '09:00',
  share_until: '21:00',
  location_days: 90,
  point_value: '1.00',
  commission_by_designation: 0,
  commission_before_tax: 0,
  commission_on_money: 0,
  qr: {
    size: 160,
    colour: '#000000',
    background: '#FFFFFF',
    border_radius: 8,
    border_width: 2,
    border_colour: '#DAE1E3',
    icon_size: 40,
    error_level: 'H',
  },
};

/** `/getTenantSetting` of that shop, with a test's changes. */
export function settingsAre(changes: Partial<Settings> = {}): Fake {
  return answering(tenant.tenantSetting, () => ({ success: true, data: { ...SETTINGS, ...changes } }));
}
