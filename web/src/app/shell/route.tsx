import { loadQuery } from 'react-relay';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import parameters from '../../__generated__/ShellQuery$parameters.ts';
import { currentEnvironment } from '../graph/environment.ts';
import { requireToken } from '../router/defineRoute.tsx';
import { disposeWhenAborted } from '../router/preloaded.ts';
import { RouteError } from '../router/RouteError.tsx';
import { screenCode } from '../router/screenCode.ts';

/** The frame around the screens; its data is fetched once and stays while one walks from screen to screen. */
export const shellRoute = (children: RouteObject[]): RouteObject => ({
  id: 'shell',
  loader: ({ request }: LoaderFunctionArgs) => {
    requireToken(request);
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
