import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { nodeById, provideEnvironments } from '../app/graph/environment.ts';
import { GraphProvider } from '../app/graph/GraphProvider.tsx';
import { Root } from '../app/router/Root.tsx';
import { plainSystem } from './plainSystem.ts';

/**
 * A keyboard and a pointer. Overlapping elements are left to the browser tests: in jsdom a newly opened dialog
 * disables the pointer at some time after it is shown, and a press in between would fail at random.
 */
const newUser = (): UserEvent => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Renders a component alone, with a keyboard and a pointer. */
export function renderUi(part: ReactElement): RenderResult & { user: UserEvent } {
  const user = newUser();
  const result = render(part, {
    wrapper: ({ children }) => <ChakraProvider value={plainSystem}>{children}</ChakraProvider>,
  });
  return { ...result, user };
}

export interface AtRoute {
  user: UserEvent;
  environment: ReturnType<typeof createMockEnvironment>;
  /** The router's path and search. */
  place: () => string;
  unmount: () => void;
}

/** A router mutates lazy routes; every test gets its own copy. */
const fresh = (route: RouteObject): RouteObject => {
  const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
  if (route.index === true) return { ...route, ...(lazy && { lazy }) };
  return { ...route, ...(lazy && { lazy }), ...(route.children && { children: route.children.map(fresh) }) };
};

interface RenderOptions {
  /** Whether a record of a list answers `node(id)`, as in the product; otherwise the test answers such a query. */
  nodesFromStore?: boolean;
}

/** Renders routes in the frame of all screens (toasts, progress, end of the session), with a mock graph. */
export function renderAt(
  path: string,
  routes: RouteObject[],
  { nodesFromStore = false }: RenderOptions = {},
): AtRoute {
  const environment = createMockEnvironment({ missingFieldHandlers: nodesFromStore ? [nodeById] : [] });
  provideEnvironments(() => environment);
  const router = createMemoryRouter(
    [{ Component: Root, HydrateFallback: () => null, children: routes.map(fresh) }],
    {
      initialEntries: [path],
    },
  );
  const user = newUser();
  const { unmount } = render(
    <ChakraProvider value={plainSystem}>
      <GraphProvider>
        <RouterProvider router={router} />
      </GraphProvider>
    </ChakraProvider>,
  );
  const place = (): string => router.state.location.pathname + router.state.location.search;
  return { user, environment, place, unmount };
}
