import { ITEM_KINDS } from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { SentLine } from '../create/draft.ts';
import type { Goods, GoodsLine } from '../create/goods.ts';
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

/** What was agreed, with name, code and rate of then; the stock counts what is counted now. */
export async function agreedGoods(db: TenantDb, lines: LineRecord[]): Promise<GoodsLine[]> {
  const before = { type: 'ORDER', lines, moved: new Map() } as const;
  const chosen = await editedGoods(db, before, lines.map(agreedLine));
  return chosen.map(({ line, goods }) => ({ line, goods: withoutLine(goods) }));
}

/** The lines of the new document are other lines. */
function withoutLine({ lineId, ...goods }: Goods): Goods {
  return lineId === undefined ? goods : { ...goods };
}
