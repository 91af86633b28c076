import type { Route } from '../http/route.ts';
import { branchRoutes } from './branches/routes.ts';

/** What a gym keeps (spec 3 §7). */
export const routes: Route[] = [...branchRoutes];
