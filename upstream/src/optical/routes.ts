import type { Route } from '../http/route.ts';
import { opticalCatalogueRoutes } from './catalogue/routes.ts';
import { matrixRoutes } from './matrix/routes.ts';
import { pointsRoutes } from './points/routes.ts';
import { prescriptionRoutes } from './prescriptions/routes.ts';
import { variantRoutes } from './variants/routes.ts';

/** Additional product data of opticians and distributors (spec 3 §7). */
export const routes: Route[] = [
  ...opticalCatalogueRoutes,
  ...variantRoutes,
  ...matrixRoutes,
  ...prescriptionRoutes,
  ...pointsRoutes,
];
