import {
  checkDisclaimer,
  checkLimit,
  checkPointValue,
  checkShopGst,
  percentText,
  rupees,
} from '@galla/domain';
import { tenant } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers, UpdateTenantSettingsInput } from '../../../types.generated.ts';
import { withSettings } from '../../withSettings.ts';

export const updateTenantSettings: NonNullable<MutationResolvers['updateTenantSettings']> = withSettings(
  async (input, context) => context.call(tenant.updateTenantSetting, { key: input.key, body: bodyOf(input) }),
);

const flag = (on: boolean | null | undefined): 0 | 1 | undefined => (on == null ? undefined : on ? 1 : 0);

/** Null removes a limit. */
function limit(percent: number | null, field: string): string | null {
  if (percent === null) return percent;
  refuseOn(checkLimit(percent, field));
  return percentText(percent);
}

function bodyOf(input: UpdateTenantSettingsInput) {
  const { gstPercentage, disclaimer, pointValue } = input;
  refuseOn(
    gstPercentage == null ? undefined : checkShopGst(gstPercentage),
    disclaimer == null ? undefined : checkDisclaimer(disclaimer.trim()),
    pointValue == null ? undefined : checkPointValue(pointValue, 'pointValue'),
  );
  const limits = {
    ...(input.maxDiscount !== undefined && { max_discount: limit(input.maxDiscount, 'maxDiscount') }),
    ...(input.maxPriceCut !== undefined && { max_price_cut: limit(input.maxPriceCut, 'maxPriceCut') }),
  };
  const others = omitUndefined({
    emp_view_contact: flag(input.employeesSeeAllContacts),
    emp_create_contact: flag(input.employeesAddContacts),
    emp_view_customer: flag(input.employeesSeeCustomerDetails),
    emp_bill_by_mobile: flag(input.employeesBillByMobile),
    order_edit: flag(input.employeesEditOrders),
    order_delete: flag(input.employeesDeleteOrders),
    photo_before_ready: flag(input.photoBeforeReady),
    never_below_cost: flag(input.neverBelowCost),
    invoice_edit: flag(input.employeesEditInvoices),
    invoice_delete: flag(input.employeesDeleteInvoices),
    discount_before_tax: flag(input.discountBeforeTax),
    round_off: flag(input.roundOff),
    bill_paper: input.billPaper,
    print_at_once: flag(input.printAtOnce),
    hsn_on_slip: flag(input.hsnOnSlip),
    gst_persantage: gstPercentage == null ? undefined : percentText(gstPercentage),
    terms_and_conditions: disclaimer?.trim(),
    remind_tasks_at: input.remindOfTasksAt ?? undefined,
    remind_appointments_before: input.remindOfAppointmentsBefore ?? undefined,
    share_from: input.shareRoutesFrom ?? undefined,
    share_until: input.shareRoutesUntil ?? undefined,
    location_days: input.keepRoutesDays ?? undefined,
    point_value: pointValue == null ? undefined : rupees(pointValue),
    commission_by_designation: flag(input.commissionByDesignation),
    commission_before_tax: flag(input.commissionBeforeTax),
    commission_on_money: flag(input.commissionOnMoney),
  });
  return { ...others, ...limits };
}
