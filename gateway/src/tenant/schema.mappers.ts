import { CAPABILITIES, tradesOf } from '@galla/domain';
import type { tenant } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Me } from '../session/index.ts';
import type { QrSettings, Tenant, TenantSettings, UpiAccount } from '../types.generated.ts';

/** The shop as part of `/me`; its other fields have calls of their own. */
export type TenantMapper = Pick<
  Tenant,
  | 'schema'
  | 'name'
  | 'description'
  | 'address'
  | 'city'
  | 'pincode'
  | 'stateCode'
  | 'gstin'
  | 'pan'
  | 'registration'
  | 'business'
> & { __typename: 'Tenant'; dbId: string };

/** The user's shop; null while its subscription is unpaid or a one-time PIN has not been changed, when nothing opens. */
export function tenantOf({ profile }: Me): TenantMapper | null {
  if (profile.payment_status !== 'COMPLETED' || profile.must_change_pin) return null;
  return {
    __typename: 'Tenant',
    dbId: profile.tenant_schema,
    schema: profile.tenant_schema,
    name: profile.company_name,
    description: profile.business_description,
    address: profile.shop_address,
    city: profile.city,
    pincode: profile.pincode,
    stateCode: profile.state_code,
    gstin: profile.gst,
    pan: profile.pan,
    registration: profile.registration,
    business: {
      name: profile.business_name,
      category: profile.sub_category_name,
      capabilities: CAPABILITIES.filter((capability) => profile.capabilities.includes(capability)),
      trades: tradesOf(profile.business_id, profile.sub_category_id),
    },
  };
}

type SettingsRow = Answer<typeof tenant.tenantSetting>['data'];

function qrOf(row: SettingsRow['qr']): QrSettings {
  return {
    size: row.size,
    colour: row.colour,
    background: row.background,
    borderRadius: row.border_radius,
    borderWidth: row.border_width,
    borderColour: row.border_colour,
    iconSize: row.icon_size,
    errorLevel: row.error_level,
  };
}

export function settingsOf(data: SettingsRow): TenantSettings {
  return {
    employeesSeeAllContacts: data.emp_view_contact === 1,
    employeesAddContacts: data.emp_create_contact === 1,
    employeesSeeCustomerDetails: data.emp_view_customer === 1,
    employeesBillByMobile: data.emp_bill_by_mobile === 1,
    employeesEditOrders: data.order_edit === 1,
    employeesDeleteOrders: data.order_delete === 1,
    photoBeforeReady: data.photo_before_ready === 1,
    maxDiscount: data.max_discount,
    maxPriceCut: data.max_price_cut,
    neverBelowCost: data.never_below_cost === 1,
    employeesEditInvoices: data.invoice_edit === 1,
    employeesDeleteInvoices: data.invoice_delete === 1,
    gstPercentage: data.gst_persantage,
    disclaimer: data.terms_and_conditions,
    discountBeforeTax: data.discount_before_tax === 1,
    roundOff: data.round_off === 1,
    billPaper: data.bill_paper,
    pageSize: data.page_size,
    printAtOnce: data.print_at_once === 1,
    hsnOnSlip: data.hsn_on_slip === 1,
    remindOfTasksAt: data.remind_tasks_at,
    remindOfAppointmentsBefore: data.remind_appointments_before,
    shareRoutesFrom: data.share_from,
    shareRoutesUntil: data.share_until,
    keepRoutesDays: data.location_days,
    pointValue: data.point_value,
    commissionByDesignation: data.commission_by_designation === 1,
    commissionBeforeTax: data.commission_before_tax === 1,
    commissionOnMoney: data.commission_on_money === 1,
    qr: qrOf(data.qr),
  };
}

export type UpiAccountMapper = Omit<UpiAccount, 'id' | '__typename'> & {
  __typename: 'UpiAccount';
  dbId: string;
};

type AccountRow = Answer<typeof tenant.addAccountDetails>['data'];

export function upiAccountOf(row: AccountRow): UpiAccountMapper {
  return { __typename: 'UpiAccount', dbId: row.id, upiId: row.upi_id, upiName: row.upi_name };
}
