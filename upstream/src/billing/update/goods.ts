import { EARNING_MODES, isSoldWhole, ITEM_KINDS } from '@galla/domain';
import { basisPointsOf, milliOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { SentLine } from '../create/draft.ts';
import { sellerPoints } from '../create/earnings.ts';
import { type Goods, type GoodsLine, loadGoods } from '../create/goods.ts';
import type { LineRecord } from '../history/lines.ts';
import type { Before } from './load.ts';

/** Key of what a line sells; lines of the same item or variant share it. */
export const placeOf = ({
  itemId,
  variantId,
}: {
  itemId: string | null;
  variantId?: string | null | undefined;
}): string => variantId ?? itemId ?? '';

async function marksOf(db: TenantDb, ids: string[], sellerId: string) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .select(['id', 'lowStock', 'isInventory'])
    .select(sellerPoints(db, 'item', sellerId).as('sellerPoints'))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** An id that matches no row. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The goods of an existing line as billed: later changes of the item do not affect it. */
function keptGoods(line: LineRecord, itemId: string): Goods {
  return {
    lineId: line.id,
    itemId,
    variantId: line.variantId ?? undefined,
    kind: oneOf(ITEM_KINDS, line.kind),
    name: line.name,
    sku: line.sku,
    hsn: line.hsn,
    unit: line.unit,
    mrp: line.mrp,
    gst: basisPointsOf(line.gstPercentage),
    taxInclusive: line.taxInclusive,
    points: line.points,
    employeePercentage: line.employeePercentage,
    earningMode: oneOf(EARNING_MODES, line.earningMode),
    sellerPoints: line.sellerPoints,
    pointValue: line.pointValue,
    unitCost: line.unitCost,
    tracked: false,
    lowStock: undefined,
    whole: isSoldWhole(line.unit, line.variantId ?? undefined),
  };
}

/**
 * The goods of the edited lines: as billed for existing lines, else from the current catalogue. An invoice moves stock
 * for what it took before and for newly sold tracked goods; goods sold before their stock was tracked stay out of it.
 * Existing lines keep their earnings, except for the points of another seller's designation.
 */
export async function editedGoods(
  db: TenantDb,
  {
    type,
    lines: before,
    moved,
    row,
  }: Pick<Before, 'type' | 'lines' | 'moved'> & {
    row: Pick<Before['row'], 'employeeId'>;
  },
  { lines, sellerId }: { lines: readonly SentLine[]; sellerId: string | null },
): Promise<GoodsLine[]> {
  // Without a seller there is no designation: the id matches nothing.
  const seller = sellerId ?? NOBODY;
  const otherSeller = sellerId !== row.employeeId;
  const waiting = Map.groupBy(before, placeOf);
  const kept = new Map<SentLine, Goods>();
  for (const line of lines) {
    const old = waiting.get(placeOf(line))?.shift();
    if (old) kept.set(line, keptGoods(old, line.itemId));
  }
  const fresh = await loadGoods(
    db,
    lines.filter((line) => !kept.has(line)),
    seller,
  );
  const goodsOf = new Map([...kept, ...fresh.map(({ line, goods }) => [line, goods] as const)]);
  const marks = await marksOf(db, [...new Set([...kept.values()].map(({ itemId }) => itemId))], seller);
  const billed = new Set(before.map(placeOf));
  return lines.flatMap((line) => {
    const goods = goodsOf.get(line);
    if (!goods) return [];
    const place = placeOf(line);
    const mark = marks.get(line.itemId);
    const counted = mark ? mark.isInventory && goods.kind === 'PRODUCT' : goods.tracked;
    const tracked = type === 'INVOICE' ? moved.has(place) || (!billed.has(place) && counted) : counted;
    const lowStock = mark?.lowStock == null ? goods.lowStock : milliOf(mark.lowStock);
    const earning = { sellerPoints: otherSeller && mark ? mark.sellerPoints : goods.sellerPoints };
    return [{ line, goods: { ...goods, tracked, lowStock, ...earning } }];
  });
}
