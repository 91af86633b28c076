import {
  earningAmounts,
  lineEarning,
  MAX_MILLI,
  MAX_PAISE,
  type Milli,
  type Paise,
  pointsFor,
  problem,
  quantityText,
  rupees,
} from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { basisPointsOf, milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Goods } from './goods.ts';
import type { Billed, PricedLine } from './totals.ts';

/**
 * The points for the item that are assigned to the seller's designation; null when there are none. Part of a statement
 * on `catalogue_item` that runs anyway, so a bill needs no extra query.
 */
export const sellerPoints = (db: TenantDb, item: string, sellerId: string): RawBuilder<string | null> => sql`
  (select points.points from product_points points
     join staff seller on seller.tenant_id = points.tenant_id and seller.designation_id = points.designation_id
    where points.tenant_id = ${db.tenantId} and points.item_id = ${sql.ref(`${item}.id`)}
      and seller.id = ${sellerId})`;

/** What a point is worth in the shop, in rupees. */
export const pointValue = (db: TenantDb): RawBuilder<string> => sql`
  coalesce((select point_value from tenant_setting where tenant_id = ${db.tenantId}), 1.00)`;

type Terms = Pick<Goods, 'earningMode' | 'points' | 'employeePercentage' | 'sellerPoints' | 'pointValue'>;

const earningOf = (terms: Terms, amount: Paise, quantity: Milli) => {
  if (terms.earningMode === 'PERCENT') {
    const percentage = basisPointsOf(terms.employeePercentage);
    return lineEarning({ mode: 'PERCENT', percentage }, { amount, quantity });
  }
  const ofDesignation = terms.sellerPoints === null ? undefined : milliOf(terms.sellerPoints);
  const points = pointsFor(milliOf(terms.points), ofDesignation);
  return lineEarning({ mode: 'POINTS', points, value: paiseOf(terms.pointValue) }, { amount, quantity });
};

/** The columns of a line for what it earns, and by which terms. */
export function earningColumns(terms: Terms, { amount, quantity }: { amount: Paise; quantity: Milli }) {
  const { points, earned } = earningOf(terms, amount, quantity);
  return {
    earningMode: terms.earningMode,
    points: terms.points,
    employeePercentage: terms.employeePercentage,
    sellerPoints: terms.sellerPoints,
    pointValue: terms.pointValue,
    earningAmount: rupees(amount),
    earnedPoints: quantityText(points),
    earned: rupees(earned),
  };
}

/** The lines of a bill, each with the amount its commission is computed from. */
export function withEarningAmounts({ lines, totals }: Pick<Billed, 'lines' | 'totals'>) {
  const amounts = earningAmounts(totals);
  return lines.map((priced: PricedLine, at) => ({ priced, amount: amounts[at] ?? 0 }));
}

/** Refuses a line that earns more than can be stored. */
export function checkEarnings(billed: Pick<Billed, 'lines' | 'totals'>): void {
  for (const { priced, amount } of withEarningAmounts(billed)) {
    const { line, goods } = priced;
    const { points, earned } = earningOf(goods, amount, line.quantity);
    if (points > MAX_MILLI || earned > MAX_PAISE)
      throw refusedFor(problem(`lines.${line.at}.quantity`, 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge'));
  }
}
