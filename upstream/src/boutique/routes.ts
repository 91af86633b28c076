import type { Route } from '../http/route.ts';
import { alterationRoutes } from './alterations/routes.ts';
import { clothRoutes } from './cloth/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { designRoutes } from './designs/routes.ts';
import { dueRoutes } from './due/routes.ts';
import { garmentRoutes } from './garments/routes.ts';
import { measurementRoutes } from './measurements/routes.ts';
import { collectRoutes } from './orders/collectRoutes.ts';
import { orderRoutes } from './orders/routes.ts';
import { patternRoutes } from './patterns/routes.ts';
import { stageRoutes } from './stages/routes.ts';

/** Orders in pieces: stages, garments and designs (spec 3 §7). */
export const routes: Route[] = [
  ...stageRoutes,
  ...garmentRoutes,
  ...designRoutes,
  ...patternRoutes,
  ...orderRoutes,
  ...collectRoutes,
  ...alterationRoutes,
  ...clothRoutes,
  ...dueRoutes,
  ...cardRoutes,
  ...measurementRoutes,
];
