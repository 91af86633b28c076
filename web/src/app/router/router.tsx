import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { loginRoute } from '../../session/Login/route.ts';
import { shellRoute } from '../shell/route.tsx';
import { requireToken } from './defineRoute.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { HOME, screens } from './routes.ts';

const home: RouteObject = {
  index: true,
  element: null,
  loader: ({ request }) => {
    requireToken(request);
    return redirect(HOME);
  },
};

/** Any unknown path leads to `/` (spec 1 §2). */
const unknown: RouteObject = { path: '*', loader: () => redirect('/'), element: null };

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [loginRoute, home, shellRoute(screens), unknown],
  },
];

export const createRouter = () => createBrowserRouter(routes);
