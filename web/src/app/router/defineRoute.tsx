import type { MessageKey, Right } from '@galla/domain';
import type { ComponentType } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { currentEnvironment } from '../graph/environment.ts';
import { accessToken, rememberOrigin } from '../session/store.ts';
import { disposeWhenAborted } from './preloaded.ts';
import { ProgressLine } from './ProgressBar.tsx';
import { nextFetchPolicy } from './retry.ts';
import { RouteError } from './RouteError.tsx';
import { screenCode } from './screenCode.ts';
import { Reasking, useReasked } from './useReasked.ts';

/** The target of a navigation; a screen's query takes its variables from the address alone. */
export interface Place {
  params: Params;
  search: URLSearchParams;
}

/** What the shell needs to know about a screen. */
export interface RouteHandle {
  /** The screen's name, used for the document title and when the screen fails to load. */
  title: MessageKey;
  /** Without this right the shell shows a refusal instead of the screen; the server checks it as well. */
  right?: Right | undefined;
  /** A working screen: the sidebar is collapsed to a rail until the user opens it. */
  rail?: boolean | undefined;
  /** Opens while the subscription is unpaid, for users who may see it: this is where they pay. */
  unpaid?: boolean | undefined;
  /** The screen faces the customer. */
  facesCustomer?: boolean | undefined;
  /** `/`: a user without its right is redirected to the first screen that is permitted. */
  isHome?: true;
  /** The redirect for visitors without a session; undefined leads to the login. */
  guest?: ((search: URLSearchParams) => string | undefined) | undefined;
}

export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>;
}

interface Base extends RouteHandle {
  /** As in the specification; matched case-insensitively. */
  path: string;
  /** Needs no token. */
  open?: boolean;
  /** Runs on navigation before data is requested; may throw a `redirect`. */
  before?: (place: Place) => void;
}

interface WithQuery<Q extends OperationType> extends Base {
  /** The `…$parameters` artifact of a query marked `@preloadable`: name and id without the text. */
  query: PreloadableConcreteRequest<Q>;
  variables: (place: Place) => Q['variables'];
  screen: () => Promise<{ default: ComponentType<ScreenProps<Q>> }>;
}

interface WithoutQuery extends Base {
  screen: () => Promise<{ default: ComponentType }>;
}

const place = (url: URL, params: Params): Place => ({ params, search: url.searchParams });

/**
 * Redirects visitors without a token to /login and remembers their target (spec 1 §2), unless the route has a page
 * for guests.
 */
export function requireToken(request: Request, guest?: RouteHandle['guest']): void {
  if (accessToken() !== null) return;
  const { pathname, search, searchParams } = new URL(request.url);
  const elsewhere = guest?.(searchParams);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  rememberOrigin(pathname + search);
  throw redirect('/login');
}

/** Data is requested again only when the variables change or on an explicit reload. */
const whenVariablesChange =
  (variables: (place: Place) => OperationType['variables']): ShouldRevalidateFunction =>
  ({ currentUrl, currentParams, nextUrl, nextParams, defaultShouldRevalidate }) => {
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    const before = JSON.stringify(variables(place(currentUrl, currentParams)));
    return before !== JSON.stringify(variables(place(nextUrl, nextParams)));
  };

const withData = <Q extends OperationType>(Screen: ComponentType<ScreenProps<Q>>): ComponentType =>
  function ScreenRoute() {
    const [queryRef, isAsking] = useReasked(useLoaderData<PreloadedQuery<Q>>());
    return (
      <Reasking value={isAsking}>
        {isAsking && <ProgressLine busy />}
        <Screen queryRef={queryRef} />
      </Reasking>
    );
  };

/**
 * Defines a screen's route: path, right, query and component. On navigation the query is sent and the code fetched
 * in parallel; the old screen stays until both have arrived.
 */
export function defineRoute<Q extends OperationType>(route: WithQuery<Q> | WithoutQuery): RouteObject {
  const { path, title, right, rail, unpaid, facesCustomer, isHome, guest, open = false, before } = route;
  const handle: RouteHandle = {
    title,
    right,
    rail,
    unpaid,
    facesCustomer,
    ...(isHome && { isHome }),
    ...(guest && { guest }),
  };
  const guard = (request: Request, params: Params): void => {
    if (!open) requireToken(request, guest);
    before?.(place(new URL(request.url), params));
  };
  const shared = { path, handle, errorElement: <RouteError /> };
  if (!('query' in route)) {
    return {
      ...shared,
      loader: ({ request, params }: LoaderFunctionArgs) => {
        guard(request, params);
        return null;
      },
      lazy: { Component: () => screenCode(async () => (await route.screen()).default) },
    };
  }
  const { query, variables, screen } = route;
  return {
    ...shared,
    loader: ({ request, params }: LoaderFunctionArgs) => {
      guard(request, params);
      const queryRef = loadQuery<Q>(
        currentEnvironment(),
        query,
        variables(place(new URL(request.url), params)),
        { fetchPolicy: nextFetchPolicy() },
      );
      disposeWhenAborted(queryRef, request.signal);
      return queryRef;
    },
    shouldRevalidate: whenVariablesChange(variables),
    lazy: { Component: () => screenCode(async () => withData((await screen()).default)) },
  };
}
