import { MAX_LOCATION_DAYS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  Flag,
  Id,
  Money,
  MoneyIn,
  Nullable,
  optional,
  Percent,
  PercentIn,
  Success,
  Text,
} from '../http/schemas.ts';
import { BillPaper, printFields } from './printContract.ts';

export { getPrintSetting, resetPrintSetting, savePrintSetting } from './printContract.ts';

/** The shop's settings, and the accounts that receive UPI payments (spec 1 §3, §7). */

/** Appearance of the shop's QR codes; lengths are pixels for a code of `size`, colours "#RRGGBB" (spec 1 §3). */
export const QrSetting = Type.Object({
  size: Type.Integer(),
  colour: Type.String(),
  background: Type.String(),
  border_radius: Type.Integer(),
  border_width: Type.Integer(),
  border_colour: Type.String(),
  icon_size: Type.Integer(),
  error_level: Type.Union([Type.Literal('L'), Type.Literal('M'), Type.Literal('Q'), Type.Literal('H')]),
});

/** The switches of the settings screen, all 0 or 1. */
const flags = {
  /** Which contacts employees see: 0 those assigned to them, 1 all. */
  emp_view_contact: Flag,
  emp_create_contact: Flag,
  /** 0 hides e-mail, address and birthday of customers from employees. */
  emp_view_customer: Flag,
  /** 1 lets employees bill a customer they may not see by entering the full mobile number. */
  emp_bill_by_mobile: Flag,
  order_edit: Flag,
  order_delete: Flag,
  /** 1 requires a photo of each piece of an order before it is ready. */
  photo_before_ready: Flag,
  /** 1 lets only the owner sell below the last cost. */
  never_below_cost: Flag,
  invoice_edit: Flag,
  invoice_delete: Flag,
  discount_before_tax: Flag,
  round_off: Flag,
  /** 1 prints a bill immediately when it is made. */
  print_at_once: Flag,
  /** 1 prints the HSN codes on slips too. */
  hsn_on_slip: Flag,
  /** 1 computes commission of orders in pieces by designation, 0 with the documented 10 per cent. */
  commission_by_designation: Flag,
  /** 1 computes it from the order's amount before tax, 0 from its final total. */
  commission_before_tax: Flag,
  /** 1 earns commission as customers pay: for bills made and orders completed from now on. */
  commission_on_money: Flag,
};

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** Times of reminders. */
const reminders = {
  /** "09:00" in the shop's time zone, for the day's tasks and dues. */
  remind_tasks_at: Clock,
  /** Minutes before an appointment; at most a day. */
  remind_appointments_before: Type.Integer({ minimum: 0, maximum: 1440 }),
};

/** When people who share their route send points, and for how long these are stored. */
const sharing = {
  /** "09:00" in the shop's time zone; points are accepted from then on. */
  share_from: Clock,
  /** "21:00", after `share_from`; no points are accepted from then on. */
  share_until: Clock,
  /** 1 to 365. */
  location_days: Type.Integer({ minimum: 1, maximum: MAX_LOCATION_DAYS }),
};

/** Limits for billing without the owner's PIN, in per cent; null for none. */
const limits = {
  /** Of the subtotal. */
  max_discount: Nullable(Percent),
  /** Below the catalogue price; 0 allows no other price. */
  max_price_cut: Nullable(Percent),
};

export const TenantSettings = Type.Object({
  ...flags,
  ...limits,
  ...reminders,
  /** Value of a commission point on new bills, in rupees. */
  point_value: Money,
  ...sharing,
  gst_persantage: Percent,
  terms_and_conditions: Type.String(),
  bill_paper: BillPaper,
  /** The print setting for the size of PAGE. */
  page_size: printFields.page_size,
  qr: QrSetting,
});

export const tenantSetting = endpoint({
  method: 'GET',
  path: '/getTenantSetting',
  summary: 'Returns the settings of the shop; flags are 0 or 1',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: TenantSettings }),
});

const settingsAnswer = Type.Object({ success: Success, message: Type.String(), data: TenantSettings });

export const updateTenantSetting = endpoint({
  method: 'POST',
  path: '/updateTenantSetting',
  summary:
    'Changes the given settings only; changing the GST rate fails with PIN_REQUIRED unless the caller’s PIN was just given, and only the owner may change the billing limits',
  tenant: 'body',
  rights: ['bills-and-tax:edit'],
  repeat: 'keyed',
  body: {
    ...optional(flags),
    ...optional(reminders),
    /** Limits for billing, changed by the owner only: 0 to 100, null for none. */
    max_discount: Type.Optional(Nullable(PercentIn)),
    max_price_cut: Type.Optional(Nullable(PercentIn)),
    /** 0.00 to 10000.00. */
    point_value: Type.Optional(MoneyIn),
    ...optional(sharing),
    /** 0 to 28. */
    gst_persantage: Type.Optional(PercentIn),
    /** At most 100 characters. */
    terms_and_conditions: Type.Optional(Text(400)),
    bill_paper: Type.Optional(BillPaper),
  },
  answer: settingsAnswer,
});

export const itemsAtShopRate = endpoint({
  method: 'GET',
  path: '/itemsAtShopRate',
  summary: 'Counts the items whose GST follows the settings',
  tenant: 'query',
  rights: ['settings:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, items: Type.Integer({ minimum: 0 }) }),
});

const Pixels = Type.Integer({ minimum: 0, maximum: 1000 });

export const saveQrSetting = endpoint({
  method: 'POST',
  path: '/saveQrSetting',
  summary: 'Changes the given properties of QR codes only; fails for a code that no camera can read',
  tenant: 'body',
  rights: ['settings:edit'],
  repeat: 'keyed',
  body: {
    /** 98 to 160. */
    size: Type.Optional(Pixels),
    colour: Type.Optional(Text(7)),
    background: Type.Optional(Text(7)),
    border_radius: Type.Optional(Pixels),
    border_width: Type.Optional(Pixels),
    border_colour: Type.Optional(Text(7)),
    /** 0 for none. */
    icon_size: Type.Optional(Pixels),
    error_level: Type.Optional(QrSetting.properties.error_level),
  },
  answer: settingsAnswer,
});

export const resetQrSetting = endpoint({
  method: 'POST',
  path: '/resetQrSetting',
  summary: 'Resets the look of QR codes to the defaults',
  tenant: 'body',
  rights: ['settings:edit'],
  repeat: 'keyed',
  answer: settingsAnswer,
});

export const AccountDetail = Type.Object({ id: Id, upi_id: Type.String(), upi_name: Type.String() });

export const accountDetails = endpoint({
  method: 'POST',
  path: '/getAccountDetails',
  summary: 'Lists the UPI accounts of the shop, oldest first',
  tenant: 'query',
  rights: ['billing:view', 'settings:view', 'account-details:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, account_details: Type.Array(AccountDetail) }),
});

const accountForm = Type.Object({ upi_name: Text(100), upi_id: Text(255) }, { additionalProperties: false });

export const addAccountDetails = endpoint({
  method: 'POST',
  path: '/addAccountDetails',
  summary: 'Adds the UPI account that receives payments',
  tenant: 'query',
  rights: ['account-details:edit'],
  repeat: 'keyed',
  query: { form_name: Type.Literal('account_details') },
  body: { tenant_schema: Type.Optional(Nullable(Text(64))), form_data: accountForm },
  answer: Type.Object({ success: Success, message: Type.String(), data: AccountDetail }),
});

export const editAccountDetail = endpoint({
  method: 'POST',
  path: '/editAccountDetail',
  summary: 'Changes a UPI account',
  tenant: 'query',
  rights: ['account-details:edit'],
  repeat: 'keyed',
  body: { id: Id, form_data: accountForm },
  answer: Type.Object({ success: Success, message: Type.String(), data: AccountDetail }),
});
