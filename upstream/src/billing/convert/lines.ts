import { ITEM_KINDS } from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { SentLine } from '../create/draft.ts';
import type { Goods, GoodsLine } from '../create/goods.ts';
import type { DocumentRecord } from '../history/documents.ts';
import type { LineRecord } from '../history/lines.ts';
import { editedGoods } from '../update/goods.ts';

/** A line as it was agreed, in the shape that billing takes. */
function agreedLine(line: LineRecord, at: number): SentLine {
  if (line.itemId === null) throw new Error('A line of an order or a proposal sells an item');
  return {
    at,
    kind: oneOf(ITEM_KINDS, line.kind),
    itemId: line.itemId,
    variantId: line.variantId ?? undefined,
    quantity: milliOf(line.quantity),
    price: paiseOf(line.price),
    claimed: { amount: undefined, total: undefined },
  };
}

/**
 * The agreed goods with name, code and rate of that time; whether stock is counted is decided now.
 * @param row the document that was agreed
 * @param sellerId the seller of the next document
 */
export async function agreedGoods(
  db: TenantDb,
  row: Pick<DocumentRecord, 'employeeId'>,
  lines: LineRecord[],
  sellerId: string,
): Promise<GoodsLine[]> {
  const before = { type: 'ORDER', lines, moved: new Map(), row } as const;
  const chosen = await editedGoods(db, before, { lines: lines.map(agreedLine), sellerId });
  return chosen.map(({ line, goods }) => ({ line, goods: withoutLine(goods) }));
}

/** The new document gets lines with ids of their own. */
function withoutLine({ lineId, ...goods }: Goods): Goods {
  return lineId === undefined ? goods : { ...goods };
}
