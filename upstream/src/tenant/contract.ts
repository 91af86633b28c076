import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Flag, Id, Nullable, Percent, Success, Text } from '../http/schemas.ts';

/** The shop's settings and the accounts that receive its UPI payments (spec 1 §3, §7). */

export const tenantSetting = endpoint({
  method: 'GET',
  path: '/getTenantSetting',
  summary: 'The settings of the shop; flags are 0 or 1',
  tenant: 'query',
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    data: Type.Object({
      emp_view_contact: Flag,
      emp_create_contact: Flag,
      emp_view_customer: Flag,
      gst_persantage: Percent,
      order_edit: Flag,
      order_delete: Flag,
      invoice_edit: Flag,
      invoice_delete: Flag,
      terms_and_conditions: Type.String(),
      discount_before_tax: Flag,
      round_off: Flag,
    }),
  }),
});

export const AccountDetail = Type.Object({ id: Id, upi_id: Type.String(), upi_name: Type.String() });

export const accountDetails = endpoint({
  method: 'POST',
  path: '/getAccountDetails',
  summary: 'The UPI accounts of the shop, oldest first',
  tenant: 'query',
  rights: ['billing:view', 'settings:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, account_details: Type.Array(AccountDetail) }),
});

const accountForm = Type.Object({ upi_name: Text(100), upi_id: Text(255) }, { additionalProperties: false });

export const addAccountDetails = endpoint({
  method: 'POST',
  path: '/addAccountDetails',
  summary: 'Adds the UPI account that payments go to',
  tenant: 'query',
  rights: ['settings:edit'],
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
  rights: ['settings:edit'],
  repeat: 'keyed',
  body: { id: Id, form_data: accountForm },
  answer: Type.Object({ success: Success, message: Type.String(), data: AccountDetail }),
});
