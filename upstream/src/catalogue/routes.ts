import { type Route, route } from '../http/route.ts';
import { Refused } from '../http/refused.ts';
import { toItem, toVariant } from './answers.ts';
import { catalogueCategories, variantBySku, variants, variantsByProduct } from './contract.ts';
import { imagesOf } from './images.ts';
import { listRoutes } from './items/listRoutes.ts';
import { saveRoutes } from './items/saveRoutes.ts';
import { standingRoutes } from './items/standingRoutes.ts';
import { labelRoutes } from './labels/routes.ts';
import { routes as pictureRoutes } from './pictures/routes.ts';
import { routes as stockRoutes } from './stock/routes.ts';
import { sheetRoutes } from './sheets/routes.ts';
import { findByCode } from './store/byCode.ts';
import { listCategories } from './store/list.ts';
import { selectVariants, variantsOf } from './store/variants.ts';

/** All routes of the catalogue (spec 1 §7, spec 2 §7). */
export const routes: Route[] = [
  ...listRoutes,
  ...saveRoutes,
  ...standingRoutes,
  ...stockRoutes,
  ...pictureRoutes,
  ...sheetRoutes,

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
    const { product_ids: products, variant_ids: ids } = call.query;
    const rows = [
      ...(products ? await variantsOf(call.db, products.split(',')) : []),
      ...(ids ? await selectVariants(call.db).where('id', 'in', ids.split(',')).execute() : []),
    ];
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

  ...labelRoutes,
];
