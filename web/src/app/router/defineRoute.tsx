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

/** Where a navigation goes: the variables of a screen's query come from its address alone. */
export interface Place {
  params: Params;
  search: URLSearchParams;
}

/** What the shell needs to know of a screen. */
export interface RouteHandle {
  /** The screen's name: the title of the browser's tab, and of what stands in its place when it fails. */
  title: MessageKey;
  /** The right without which the shell shows a refusal instead of the screen; the server decides all the same. */
  right?: Right | undefined;
  /** A working screen: the sidebar is a rail unless somebody opens it. */
  rail?: boolean | undefined;
  /** It opens to who may see the subscription also while that is not paid: it is how one pays. */
  unpaid?: boolean | undefined;
  /** A customer looks on. */
  facesCustomer?: boolean | undefined;
  /** `/`: whom its right does not open it is led to the first screen that he may open. */
  isHome?: true;
  /** Where the address leads whoever has no session; to the login where it answers nothing. */
  guest?: ((search: URLSearchParams) => string | undefined) | undefined;
}

export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>;
}

interface Base extends RouteHandle {
  /** As the specification writes it; capitals do not matter when it is matched. */
  path: string;
  /** Opens without a token. */
  open?: boolean;
  /** Runs when the screen is opened, before its data is asked for; a `redirect` that it throws goes elsewhere. */
  before?: (place: Place) => void;
}

interface WithQuery<Q extends OperationType> extends Base {
  /** The `…$parameters` artifact of a query marked `@preloadable`: its name and id, not its text. */
  query: PreloadableConcreteRequest<Q>;
  variables: (place: Place) => Q['variables'];
  screen: () => Promise<{ default: ComponentType<ScreenProps<Q>> }>;
}

interface WithoutQuery extends Base {
  screen: () => Promise<{ default: ComponentType }>;
}

const place = (url: URL, params: Params): Place => ({ params, search: url.searchParams });

/** Sends whoever has no token to /login and remembers where they wanted to go (spec 1 §2), unless a guest has a page. */
export function requireToken(request: Request, guest?: RouteHandle['guest']): void {
  if (accessToken() !== null) return;
  const { pathname, search, searchParams } = new URL(request.url);
  const elsewhere = guest?.(searchParams);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  rememberOrigin(pathname + search);
  throw redirect('/login');
}

/** The data is asked for again only when the address asks for other data, or when somebody asks to. */
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
 * A screen's route: its path, the right it needs, its query, and its component. At a navigation the query is sent and
 * the component's code is fetched at the same time; the old screen stays until both are here.
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
