import type { Route } from '../http/route.ts';
import { assignRoutes } from './assign/routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { dayPassRoutes } from './dayPasses/routes.ts';
import { dietRoutes } from './diets/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { cutRoutes } from './members/cutRoutes.ts';
import { memberRoutes } from './members/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { resourceRoutes } from './resources/routes.ts';
import { visitorRoutes } from './visitors/routes.ts';
import { workoutRoutes } from './workouts/routes.ts';

/** Gyms (spec 3 §7). */
export const routes: Route[] = [
  ...assignRoutes,
  ...branchRoutes,
  ...dayPassRoutes,
  ...dietRoutes,
  ...doorRoutes,
  ...memberRoutes,
  ...cutRoutes,
  ...planRoutes,
  ...resourceRoutes,
  ...visitorRoutes,
  ...workoutRoutes,
];
