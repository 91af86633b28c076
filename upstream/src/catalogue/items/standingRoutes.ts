import { chosenNone, formatCount } from '@galla/domain';
import type { Static } from 'typebox';
import { invalidField, refuseOn } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { imagesOf } from '../images.ts';
import { statusOf } from '../store/status.ts';
import { deleteItems, setStanding, type Standing } from './change.ts';
import { addSelectedProduct, deleteCatalog, updateProductStatus } from './contract.ts';
import { kindOf } from './kind.ts';
import { itemsByIds } from './lists.ts';

type Changed = Static<NonNullable<typeof updateProductStatus.schema.body>>['products'][number];

/** One element of a bulk change: exactly one name for the item, and at least one change. */
function standingOf(product: Changed, at: number): Standing {
  const { product_prod_id: product_, service_prod_id: service, id: own, status, oc_status: word } = product;
  const [id, ...others] = [product_, service, own].filter((one) => one !== undefined);
  const field = `products.${at}`;
  if (id === undefined || others.length > 0) throw invalidField(field);
  if (status !== undefined && word !== undefined && status !== word) throw invalidField(`${field}.status`);
  const named = word ?? status;
  const { market_place: listed } = product;
  if (named === undefined && listed === undefined) throw invalidField(field);
  return {
    id,
    ...(named !== undefined && { status: statusOf(named) }),
    ...(listed !== undefined && { marketplace: listed === 1 }),
  };
}

async function change(call: Call, type: 'product' | 'service' | undefined, standings: readonly Standing[]) {
  const kind = kindOf(type ?? 'product');
  refuseOn(chosenNone('update', kind, { field: 'products', count: standings.length }));
  const ids = await setStanding(call.db, kind, standings);
  return {
    success: true,
    message: formatCount('catalogue.changed', ids.length),
    data: await itemsByIds(call.db, ids, imagesOf(call)),
  };
}

/** Deleting items, and changing status or marketplace flag (spec 1 §4, spec 3 §7). */
export const standingRoutes: Route[] = [
  route(deleteCatalog, async ({ db, body, now }) => {
    const { catalog_ids: byCatalog, ids: plain, catalog_type: type, kind } = body;
    const ids = byCatalog ?? plain;
    if (!ids || (byCatalog && plain)) throw invalidField('catalog_ids');
    if (type !== undefined && kind !== undefined && type !== kind) throw invalidField('kind');
    const of = kindOf(type ?? kind ?? 'product');
    const field = byCatalog ? 'catalog_ids' : 'ids';
    refuseOn(chosenNone('delete', of, { field, count: ids.length }));
    const deleted = await deleteItems(db, of, ids, now);
    return {
      success: true,
      message: formatCount('catalogue.deleted', deleted.length),
      deleted_ids: deleted,
    };
  }),

  route(addSelectedProduct, (call) => {
    const { catalog_type: type, products } = call.body;
    return change(
      call,
      type,
      products.map(({ product_id: id }) => ({ id, marketplace: true })),
    );
  }),

  route(updateProductStatus, (call) => {
    const { catalog_type: type, products } = call.body;
    return change(call, type, products.map(standingOf));
  }),
];
