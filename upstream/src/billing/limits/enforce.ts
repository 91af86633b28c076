import {
  beyondLimits,
  type CashierLimits,
  earningAmounts,
  isDiscountAsBefore,
  type LimitedBill,
  type Milli,
  type Paise,
} from '@galla/domain';
import { basisPointsOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { selectSoldUnits, unitCost, unitPrice } from '../../goods/index.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import type { Billed } from '../create/totals.ts';
import { requireApproval, spendApproval, type Used } from './approvals.ts';

/** A bill before an edit: whatever was agreed then stays allowed. */
export interface AgreedBefore {
  subtotal: Paise;
  discount: Paise;
  /** Price and quantity of each line, by line id. */
  lines: ReadonlyMap<string, { price: Paise; quantity: Milli }>;
}

interface Limited {
  billed: Billed;
  /** The owner's approval, if the caller has one. */
  approval: string | undefined;
  before?: AgreedBefore;
}

const percent = (set: string | null | undefined) => (set == null ? undefined : basisPointsOf(set));

async function limitsOf(db: TenantDb): Promise<CashierLimits> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select(['maxDiscount', 'maxPriceCut', 'neverBelowCost'])
    .executeTakeFirst();
  return {
    maxDiscount: percent(row?.maxDiscount),
    maxPriceCut: percent(row?.maxPriceCut),
    neverBelowCost: row?.neverBelowCost ?? false,
  };
}

/** Price and last cost of the sold goods, by the id of the variant or the item. */
async function known(db: TenantDb, itemIds: string[], variantIds: string[]) {
  const rows = await selectSoldUnits(db, itemIds, variantIds).execute();
  return new Map(
    rows.map((row) => [row.variantId ?? row.id, { price: unitPrice(row), lastCost: unitCost(row) }]),
  );
}

const isSet = ({ maxDiscount, maxPriceCut, neverBelowCost }: CashierLimits): boolean =>
  maxDiscount !== undefined || maxPriceCut !== undefined || neverBelowCost;

async function limitedBill(db: TenantDb, { billed, before }: Limited): Promise<LimitedBill> {
  const { lines, totals } = billed;
  const ids = lines.map(({ goods }) => goods.itemId);
  const variants = lines.flatMap(({ goods }) => goods.variantId ?? []);
  const facts = await known(db, [...new Set(ids)], [...new Set(variants)]);
  const nets = earningAmounts(totals);
  const sameDiscount = before !== undefined && isDiscountAsBefore(totals, before);
  return {
    subtotal: totals.subtotal,
    discount: sameDiscount ? 0 : totals.discount,
    lines: lines.map(({ line, goods }, at) => {
      const fact = facts.get(goods.variantId ?? goods.itemId);
      const was = goods.lineId === undefined ? undefined : before?.lines.get(goods.lineId);
      // A larger quantity at an agreed price is checked again.
      const stays = was?.price === line.price && line.quantity <= was.quantity;
      return {
        name: goods.name,
        price: line.price,
        listPrice: stays ? undefined : fact?.price,
        quantity: line.quantity,
        net: nets[at] ?? 0,
        lastCost: stays && sameDiscount ? undefined : fact?.lastCost,
      };
    }),
  };
}

/** The limits were lifted. */
export interface Lifted {
  /** Name of the owner who entered the PIN. */
  by: string;
  /** Records what the approval was used for, once that is written. */
  spend: (used: Used) => Promise<void>;
}

/**
 * Checks a sale against the limits of the seller; the owner has none. Called before anything is written.
 * @param bill called only when there are limits
 * @param approval the owner's approval, if the caller has one
 * @returns undefined when within the limits
 * @throws Refused LIMIT_EXCEEDED at the fields of `beyondLimits`; INVALID_INPUT at `limit_approval`
 */
export async function holdToLimits(
  db: TenantDb,
  caller: Caller,
  bill: () => Promise<LimitedBill> | LimitedBill,
  { approval, now }: { approval: string | undefined; now: Date },
): Promise<Lifted | undefined> {
  if (caller.employeeId === null && !caller.apiKey) return undefined;
  const limits = await limitsOf(db);
  if (!isSet(limits)) return undefined;
  const problems = beyondLimits(await bill(), limits);
  if (problems.length === 0) return undefined;
  if (approval === undefined) throw new Refused('LIMIT_EXCEEDED', {}, { problems });
  const by = await requireApproval(db, caller, approval, now);
  return { by, spend: (used) => spendApproval(db, approval, used, now) };
}

/** Checks a bill against the limits of the person who makes it. */
export const enforceLimits = (
  db: TenantDb,
  caller: Caller,
  bill: Limited,
  now: Date,
): Promise<Lifted | undefined> =>
  holdToLimits(db, caller, () => limitedBill(db, bill), { approval: bill.approval, now });
