import { type Route, route } from '../../http/route.ts';
import { listIds } from '../store/list.ts';
import { kindOf } from './kind.ts';
import { catalogueIds, getCatalog, getProductsAndServices, servicesProducts } from './listContract.ts';
import { bothLists, filterOf, oneList } from './lists.ts';

/** The lists of products and services, under each of their documented names (spec 1 §7). */
export const listRoutes: Route[] = [
  route(servicesProducts, (call) => bothLists(call, call.query)),

  route(getProductsAndServices, (call) => bothLists(call, call.body)),

  route(getCatalog, (call) => {
    const { name, tenant_schema: _, ...query } = call.body as typeof call.body & { tenant_schema: string };
    const kind = name === 'product_catalogs' ? 'PRODUCT' : 'SERVICE';
    return oneList(call, kind, query);
  }),

  route(catalogueIds, async ({ db, caller, query }) => ({
    success: true,
    data: await listIds(db, kindOf(query.kind), filterOf(query, caller)),
  })),
];
