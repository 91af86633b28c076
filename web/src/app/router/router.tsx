import { say } from '@galla/domain';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { choosePinRoute } from '../../session/ChoosePin/route.ts';
import { handOverRoute } from '../../session/HandOver/route.ts';
import { dashboardRoute } from '../../dashboard/Dashboard/route.ts';
import { loginRoute } from '../../session/Login/route.ts';
import { shellRoute } from '../shell/route.tsx';
import { toast } from '../toast/toast.ts';
import { Opening } from './Opening.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { screens } from './routes.ts';

/** Any unknown path leads to `/` (spec 1 §2), and is told as one. */
const unknown: RouteObject = {
  path: '*',
  loader: () => {
    toast.info(say('shell.noPage'));
    return redirect('/');
  },
  element: null,
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [loginRoute, handOverRoute, choosePinRoute, shellRoute([dashboardRoute, ...screens]), unknown],
  },
];

export const createRouter = () => createBrowserRouter(routes);
