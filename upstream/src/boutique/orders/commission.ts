import { dayIn, type FixedStatus, orderCommission, percentText, rupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import type { Call } from '../../http/route.ts';

/** Orders with what their commission depends on: sums, the employee's designation, settings of the shop. */
export const selectCommissioned = (db: TenantDb) =>
  db.sql
    .selectFrom('boutiqueOrder')
    .leftJoin('staff as seller', (join) =>
      join
        .onRef('seller.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('seller.id', '=', 'boutiqueOrder.employeeId'),
    )
    .leftJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'seller.tenantId')
        .onRef('designation.id', '=', 'seller.designationId'),
    )
    .leftJoin('tenantSetting', 'tenantSetting.tenantId', 'boutiqueOrder.tenantId')
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .select(['boutiqueOrder.id', 'boutiqueOrder.subtotal', 'boutiqueOrder.discount', 'boutiqueOrder.total'])
    .select('designation.commissionPercent')
    .select(['tenantSetting.commissionByDesignation', 'tenantSetting.commissionBeforeTax'])
    .select('tenantSetting.commissionOnMoney');

type Commissioned = Awaited<ReturnType<ReturnType<typeof selectCommissioned>['execute']>>[number];

/** What an order earns under the current settings; due once it is completed. */
export const commissionOf = (row: Commissioned) =>
  orderCommission(
    {
      subtotal: paiseOf(row.subtotal),
      discount: paiseOf(row.discount),
      total: paiseOf(row.total),
      designation: row.commissionPercent === null ? undefined : basisPointsOf(row.commissionPercent),
    },
    {
      byDesignation: row.commissionByDesignation ?? false,
      beforeTax: row.commissionBeforeTax ?? false,
    },
  );

/**
 * The columns that depend on a status: a completed order stores its day and its commission, which later changes of
 * settings and designations never affect; any other status clears them.
 */
export async function commissionColumns(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  orderId: string,
  status: FixedStatus | null,
) {
  if (status !== 'COMPLETED')
    return {
      completedOn: null,
      commissionBase: null,
      commissionPercentage: null,
      commission: null,
      commissionOnMoney: false,
    };
  const row = await selectCommissioned(db).where('boutiqueOrder.id', '=', orderId).executeTakeFirstOrThrow();
  const { base, percentage, earned } = commissionOf(row);
  return {
    completedOn: dayIn(caller.timeZone, now),
    commissionBase: rupees(base),
    commissionPercentage: percentText(percentage),
    commission: rupees(earned),
    commissionOnMoney: row.commissionOnMoney ?? false,
  };
}
