import { checkDelivery, isSoldWhole, type Problem, problem } from '@galla/domain';
import { lockTarget, type Target } from '../catalogue/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import { addGoods, isCounted, type SentGoods, supplierNamed, type Writer } from './receive.ts';

/** A delivery as sent, in exact numbers. */
export interface SentDelivery extends Pick<SentGoods, 'supplier' | 'billNumber'> {
  lines: readonly Pick<SentGoods, 'productId' | 'variantId' | 'quantity' | 'cost'>[];
}

/** Locks all places at once, in the order of every transaction: by id, products before variants. */
async function lockPlaces({ sql, tenantId }: TenantDb, lines: SentDelivery['lines']): Promise<void> {
  const items = lines.map(({ productId }) => productId);
  const variants = lines.flatMap(({ variantId }) => variantId ?? []);
  for (const [table, ids] of [
    ['catalogueItem', items],
    ['catalogueVariant', variants],
  ] as const) {
    if (ids.length === 0) continue;
    const rows = sql.selectFrom(table).where('tenantId', '=', tenantId).where('id', 'in', ids);
    await rows.select('id').orderBy('id').forUpdate().execute();
  }
}

/** The place of each line; undefined where the product or the variant is missing or deleted. */
async function targetsOf(db: TenantDb, lines: SentDelivery['lines']): Promise<(Target | undefined)[]> {
  const found: (Target | undefined)[] = [];
  for (const { productId, variantId } of lines) {
    try {
      found.push(await lockTarget(db, productId, variantId));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      found.push(undefined);
    }
  }
  return found;
}

const problemAt = (target: Target | undefined, index: number): Problem | undefined =>
  target === undefined
    ? problem(`lines.${index}.product_id`, 'INVALID_INPUT', 'goods.lineGone')
    : isCounted(target)
      ? undefined
      : problem(`lines.${index}.quantity`, 'INVALID_INPUT', 'goods.notCounted');

/**
 * Adds a delivery to the stock in the caller's transaction: a receipt for each line, all or none. Returns their ids.
 * @throws Refused INVALID_INPUT with the problems of all lines, at `lines.<index>.<field>`
 */
export async function receiveDelivery(by: Writer, sent: SentDelivery): Promise<string[]> {
  const { lines } = sent;
  await lockPlaces(by.db, lines);
  const targets = await targetsOf(by.db, lines);
  refuseOn(
    ...targets.map(problemAt),
    ...checkDelivery(
      sent,
      lines.map((line, index) => {
        const target = targets[index];
        return { ...line, whole: target !== undefined && isSoldWhole(target.unit, target.variantId) };
      }),
    ),
  );
  const supplierId = await supplierNamed(by, sent.supplier.trim());
  // A product may be in several lines, each of which adds to the stock after the one before.
  const stock = new Map<string, number>();
  const receipts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const target = targets[index];
    if (target === undefined) throw new Refused('NOT_FOUND');
    const place = target.variantId ?? target.itemId;
    const available = stock.get(place) ?? target.available;
    receipts.push(await addGoods(by, { ...target, available }, line, { ...sent, supplierId }));
    stock.set(place, available + line.quantity);
  }
  return receipts;
}
