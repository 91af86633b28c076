import { loadQuery } from 'react-relay';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import parameters from '../../__generated__/ShellQuery$parameters.ts';
import { currentEnvironment } from '../graph/environment.ts';
import { requireToken, type RouteHandle } from '../router/defineRoute.tsx';
import { disposeWhenAborted } from '../router/preloaded.ts';
import { RouteError } from '../router/RouteError.tsx';
import { screenCode } from '../router/screenCode.ts';

/** The guest redirect of the screen at an address, for visitors without a session. */
const guestAt = (children: RouteObject[], url: string): RouteHandle['guest'] =>
  (matchRoutes(children, new URL(url).pathname)?.at(-1)?.route.handle as RouteHandle | undefined)?.guest;

/** The frame around the screens; its data is fetched once and kept across navigations. */
export const shellRoute = (children: RouteObject[]): RouteObject => ({
  id: 'shell',
  loader: ({ request }: LoaderFunctionArgs) => {
    requireToken(request, guestAt(children, request.url));
    const query = loadQuery(currentEnvironment(), parameters, {});
    disposeWhenAborted(query, request.signal);
    return query;
  },
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href === nextUrl.href && defaultShouldRevalidate,
  lazy: { Component: () => screenCode(async () => (await import('./Shell.tsx')).Shell) },
  errorElement: <RouteError />,
  children: children,
});
