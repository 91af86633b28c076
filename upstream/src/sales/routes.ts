import type { Route } from '../http/route.ts';
import { hierarchyRoutes } from './hierarchy/routes.ts';
import { permissionRoutes } from './permissions/routes.ts';

/** All routes of the sales slice (spec 3 §7 Sales hierarchy and permissions). */
export const routes: Route[] = [...hierarchyRoutes, ...permissionRoutes];
