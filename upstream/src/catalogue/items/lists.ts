import type { ItemKind } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { toItem, toVariant } from '../answers.ts';
import { type ImageAddress, imagesOf } from '../images.ts';
import { countItems, type ItemFilter, itemsInOrder, listItems } from '../store/list.ts';
import { wantedOf } from '../store/search.ts';
import { statusOf } from '../store/status.ts';
import { variantsOfItems } from '../store/variants.ts';
import type { servicesProducts } from './listContract.ts';

type Query = Omit<Static<typeof servicesProducts.schema.query>, 'tenant_schema'>;

/** What a list takes of a call beside its query. */
type ListCall = Pick<Call, 'db' | 'caller' | 'files' | 'now'>;

/** The filter of a list as its query says it. */
export function filterOf(
  {
    search,
    category,
    type,
    ids,
    status,
    stock,
  }: Pick<Query, 'search' | 'category' | 'type' | 'ids' | 'status' | 'stock'>,
  caller: Call['caller'],
): ItemFilter {
  return {
    search: wantedOf(search, caller),
    category,
    type,
    ids: ids?.split(','),
    status: status?.split(',').map((word) => statusOf(word)),
    stock,
  };
}

/** Pages of products and of services that a query asks for, each with its number on all pages. */
export async function bothLists(call: ListCall, query: Query) {
  const { db, caller } = call;
  const image = imagesOf(call);
  const { kind, limit = 100, offset = 0 } = query;
  const filter = filterOf(query, caller);
  const page = { limit, offset };
  const products = kind === 'service' ? [] : await listItems(db, 'PRODUCT', filter, page);
  const services = kind === 'product' ? [] : await listItems(db, 'SERVICE', filter, page);
  const totals = await countItems(db, filter);
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
    total_products: totals.PRODUCT,
    total_services: totals.SERVICE,
  };
}

/** A page of one catalogue with its number on all pages. */
export async function oneList(
  call: ListCall,
  kind: ItemKind,
  { limit = 100, offset = 0, ...query }: Omit<Query, 'kind' | 'ids' | 'variants'>,
) {
  const { db, caller } = call;
  const image = imagesOf(call);
  const filter = filterOf(query, caller);
  const rows = await listItems(db, kind, filter, { limit, offset });
  const totals = await countItems(db, filter);
  return { success: true, data: rows.map((row) => toItem(row, image)), total: totals[kind] };
}

/** Items by their ids as the wire shows them, in the order of the ids. */
export async function itemsByIds(db: TenantDb, ids: readonly string[], image: ImageAddress) {
  const rows = await itemsInOrder(db, ids);
  return rows.map((row) => toItem(row, image));
}
