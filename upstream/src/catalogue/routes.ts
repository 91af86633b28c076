import { type Route, route, type Call } from '../http/route.ts';
import { Refused } from '../http/refused.ts';
import { toItem, toVariant } from './answers.ts';
import {
  catalogueCategories,
  editCatalog,
  servicesProducts,
  variantBySku,
  variants,
  variantsByProduct,
} from './contract.ts';
import { editItem } from './edit.ts';
import { labelRoutes } from './labels/routes.ts';
import type { ImageAddress } from './images.ts';
import { routes as stockRoutes } from './stock/routes.ts';
import { findByCode } from './store/byCode.ts';
import { selectItems } from './store/items.ts';
import { countItems, listCategories, listItems } from './store/list.ts';
import { variantsOf, variantsOfItems } from './store/variants.ts';

const imagesOf =
  ({ files, now }: Pick<Call, 'files' | 'now'>): ImageAddress =>
  (path) =>
    files.address(path, now);

/** The calls of the catalogue (spec 1 §7, spec 2 §7). */
export const routes: Route[] = [
  ...stockRoutes,

  route(servicesProducts, async ({ db, query, files, now }) => {
    const { kind, limit = 100, offset = 0, search, category, ids } = query;
    const filter = { search, category, ids: ids?.split(',') };
    const image = imagesOf({ files, now });
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
  }),

  route(catalogueCategories, async ({ db }) => {
    const categories = await listCategories(db);
    const data = categories.map(({ kind, category, items }) => ({
      kind: kind === 'PRODUCT' ? ('product' as const) : ('service' as const),
      name: category,
      items: Number(items),
    }));
    return { success: true, data };
  }),

  route(variantsByProduct, async (call) => {
    const rows = await variantsOf(call.db, [call.params.id]);
    return { success: true, data: rows.map((row) => toVariant(row, imagesOf(call))) };
  }),

  route(variants, async (call) => {
    const rows = await variantsOf(call.db, call.query.product_ids.split(','));
    return { success: true, data: rows.map((row) => toVariant(row, imagesOf(call))) };
  }),

  route(variantBySku, async (call) => {
    const found = await findByCode(call.db, call.params.sku);
    if (!found) throw new Refused('NOT_FOUND');
    const image = imagesOf(call);
    return {
      success: true,
      variant: found.variant ? toVariant(found.variant, image) : null,
      product: toItem(found.item, image),
    };
  }),

  route(editCatalog, async (call) => {
    const { db, body, caller, now } = call;
    await editItem(db, body, { staffId: caller.staffId, now });
    const row = await selectItems(db).where('item.id', '=', body.catalog_id).executeTakeFirstOrThrow();
    return { success: true, data: toItem(row, imagesOf(call)) };
  }),

  ...labelRoutes,
];
