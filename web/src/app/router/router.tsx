import { formatMessage } from '@galla/domain';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { customerOrderRoute } from '../../boutique/CustomerOrder/route.ts';
import { choosePinRoute } from '../../session/ChoosePin/route.ts';
import { handOverRoute } from '../../session/HandOver/route.ts';
import { dashboardRoute } from '../../dashboard/Dashboard/route.ts';
import { loginRoute } from '../../session/Login/route.ts';
import { MakingOnline } from '../../ui/MakingOnline.tsx';
import { accessToken } from '../session/store.ts';
import { shellRoute } from '../shell/route.tsx';
import { toast } from '../toast/toast.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { screens } from './routes.ts';

/** Unknown paths redirect to `/` (spec 1 §2) and show a message. */
const unknown: RouteObject = {
  path: '*',
  loader: () => {
    toast.info(formatMessage('shell.noPage'));
    return redirect('/');
  },
  element: null,
};

/**
 * Shown while the code of the first screen loads. Without a session the login appears quickly, so nothing is shown.
 */
const Opening = () => (accessToken() === null ? null : <MakingOnline />);

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [
      loginRoute,
      handOverRoute,
      choosePinRoute,
      customerOrderRoute,
      shellRoute([dashboardRoute, ...screens]),
      unknown,
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
