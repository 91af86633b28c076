import type { ItemKind } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { foreignCursor } from '../../lists/cursor.ts';
import { changesOf, sinceOf } from '../../lists/changes.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import type { PageRows } from '../../lists/page.ts';
import { toItem, toVariant } from '../answers.ts';
import { type ImageAddress, imagesOf } from '../images.ts';
import type { ItemRow } from '../store/items.ts';
import { countItems, type ItemFilter, itemsInOrder, listItems } from '../store/list.ts';
import { wantedOf } from '../store/search.ts';
import { statusOf } from '../store/status.ts';
import { variantsOfItems } from '../store/variants.ts';
import { kindOf } from './kind.ts';
import type { servicesProducts } from './listContract.ts';

type Query = Omit<Static<typeof servicesProducts.schema.query>, 'tenant_schema'>;

/** The part of a call that a list needs in addition to its query. */
type ListCall = Pick<Call, 'db' | 'caller' | 'files' | 'now'>;

/** The filter from a list's query. */
export function filterOf(
  {
    search,
    category,
    type,
    categories,
    types,
    ids,
    status,
    stock,
  }: Pick<Query, 'search' | 'category' | 'type' | 'categories' | 'types' | 'ids' | 'status' | 'stock'>,
  caller: Call['caller'],
): ItemFilter {
  return {
    search: wantedOf(search, caller),
    categories: categories?.split('\n') ?? (category ? [category] : undefined),
    types: types?.split('\n') ?? (type === undefined ? undefined : [type]),
    ids: ids?.split(','),
    status: status?.split(',').map((word) => statusOf(word)),
    stock,
  };
}

const NONE: PageRows<ItemRow> = { rows: [] };

/** The requested pages of products and services, each with its total count. */
export async function bothLists(call: ListCall, query: Query) {
  const { db, caller, now } = call;
  const image = imagesOf(call);
  const { kind, include, sort_by, sort_order } = query;
  if (kind === undefined && query.after) throw foreignCursor();
  const updatedSince = sinceOf(query.updated_since, now);
  const filter = { ...filterOf(query, caller), updatedSince };
  const asked = { ...pageAsked(query, 100), by: sort_by, direction: sort_order };
  const ofKind = (one: ItemKind) => listItems(db, one, filter, asked);
  const { rows: products, page: ofProducts } = kind === 'service' ? NONE : await ofKind('PRODUCT');
  const { rows: services, page: ofServices } = kind === 'product' ? NONE : await ofKind('SERVICE');
  const page = kind && (kind === 'product' ? ofProducts : ofServices);
  const totals = isIncluded(include, 'count') ? await countItems(db, filter) : undefined;
  const variantsByItem = query.variants === 1 ? await variantsOfItems(db, products) : undefined;
  return {
    success: true,
    products: products.map((row) => ({
      ...toItem(row, image),
      ...(variantsByItem && {
        variants: (variantsByItem.get(row.id) ?? []).map((variant) => toVariant(variant, image)),
      }),
    })),
    services: services.map((row) => toItem(row, image)),
    ...(page && { page }),
    ...(totals && { total_products: totals.PRODUCT, total_services: totals.SERVICE }),
    ...(kind &&
      isIncluded(include, 'changes') && { changes: await changesOf(db, kindOf(kind), updatedSince, now) }),
  };
}

/** A page of one catalogue with its total count. */
export async function oneList(
  call: ListCall,
  kind: ItemKind,
  query: Omit<Query, 'kind' | 'ids' | 'variants' | 'updated_since' | 'sort_by' | 'sort_order'>,
) {
  const { db, caller } = call;
  const image = imagesOf(call);
  const filter = filterOf(query, caller);
  const { rows, page } = await listItems(db, kind, filter, pageAsked(query, 100));
  const totals = isIncluded(query.include, 'count') ? await countItems(db, filter) : undefined;
  const data = rows.map((row) => toItem(row, image));
  return { success: true, data, ...(page && { page }), ...(totals && { total: totals[kind] }) };
}

/** Items by id in their wire shape, in the order of the ids. */
export async function itemsByIds(db: TenantDb, ids: readonly string[], image: ImageAddress) {
  const rows = await itemsInOrder(db, ids);
  return rows.map((row) => toItem(row, image));
}
