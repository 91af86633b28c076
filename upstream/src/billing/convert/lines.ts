import { ITEM_KINDS } from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { SentLine } from '../create/draft.ts';
import type { Goods, GoodsLine } from '../create/goods.ts';
import type { DocumentRecord } from '../history/documents.ts';
import type { LineRecord } from '../history/lines.ts';
import { editedGoods } from '../update/goods.ts';

/** A line as it was agreed, in the shape in which lines are billed. */
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
 * What was agreed, with name, code and rate of then; the stock counts what is counted now.
 * @param row the document that it was agreed on
 * @param sellerId in whose name the next document is
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

/** The lines of the new document are other lines. */
function withoutLine({ lineId, ...goods }: Goods): Goods {
  return lineId === undefined ? goods : { ...goods };
}
