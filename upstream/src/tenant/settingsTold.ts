import { paperName, formatMessage, type MessageKey } from '@galla/domain';
import type { Static } from 'typebox';
import { type Changing, notifyOwner } from '../notifications/index.ts';
import type { TenantSettings } from './contract.ts';

type Settings = Static<typeof TenantSettings>;

/** Labels of the settings on their screen. */
const LABELS: Readonly<Record<string, MessageKey>> = {
  emp_view_contact: 'settings.viewContact',
  emp_create_contact: 'settings.createContact',
  emp_view_customer: 'settings.viewCustomer',
  order_edit: 'settings.orderEdit',
  order_delete: 'settings.orderDelete',
  photo_before_ready: 'settings.photoBeforeReady',
  never_below_cost: 'limits.neverBelowCost',
  invoice_edit: 'settings.invoiceEdit',
  invoice_delete: 'settings.invoiceDelete',
  discount_before_tax: 'settings.discountBeforeTax',
  round_off: 'settings.roundOff',
  print_at_once: 'settings.printAtOnce',
  hsn_on_slip: 'settings.hsnOnSlip',
  commission_by_designation: 'settings.commissionByDesignation',
  commission_before_tax: 'settings.commissionBeforeTax',
  commission_on_money: 'settings.commissionOnMoney',
} satisfies Partial<Record<keyof Settings, MessageKey>>;

/** Settings on the tab of bills; the others restrict employees. */
const OF_BILLS: ReadonlySet<string> = new Set([
  'discount_before_tax',
  'round_off',
  'print_at_once',
  'hsn_on_slip',
]);

const screenOf = (tab: string): string => `/SetingQRCodeResizer?tab=${tab}`;
const BILLS = screenOf('bills');

/** Settings before and after, and which of them were named: others may have been changed concurrently. */
interface Changed {
  names: readonly string[];
  before: Settings;
  after: Settings;
}

/** Notifies the owner of each named setting that changed, one line each. */
export async function tellSettings(by: Changing, { names, before, after }: Changed): Promise<void> {
  const differs = (name: keyof Settings): boolean => names.includes(name) && before[name] !== after[name];
  if (differs('gst_persantage')) {
    const rates = { before: before.gst_persantage, after: after.gst_persantage };
    await notifyOwner(by, formatMessage('notifications.settingsChanged.gst', rates), BILLS);
  }
  if (differs('terms_and_conditions'))
    await notifyOwner(by, formatMessage('notifications.settingsChanged.disclaimer'), BILLS);
  if (differs('point_value')) {
    const values = { before: before.point_value, after: after.point_value };
    await notifyOwner(
      by,
      formatMessage('notifications.settingsChanged.pointValue', values),
      screenOf('employees'),
    );
  }
  if (differs('bill_paper')) {
    const paper = paperName(after.bill_paper, after.page_size);
    await notifyOwner(by, formatMessage('notifications.settingsChanged.billPaper', { paper }), BILLS);
  }
  for (const [name, label] of Object.entries(LABELS)) {
    if (!differs(name as keyof Settings)) continue;
    const how =
      after[name as keyof Settings] === 1
        ? 'notifications.settingsChanged.switchedOn'
        : 'notifications.settingsChanged.switchedOff';
    await notifyOwner(
      by,
      formatMessage(how, { label: formatMessage(label) }),
      OF_BILLS.has(name) ? BILLS : screenOf('employees'),
    );
  }
}

/** Notifies the owner of changed print settings. */
export const tellPrinting = (by: Changing): Promise<void> =>
  notifyOwner(by, formatMessage('notifications.settingsChanged.print'), screenOf('print'));

/** Notifies the owner of the new account for UPI payments. */
export const tellUpi = (by: Changing, upi: string): Promise<void> =>
  notifyOwner(by, formatMessage('notifications.settingsChanged.upi', { upi }), '/account-details');
