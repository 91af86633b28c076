import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { provideEnvironments } from '../app/graph/environment.ts';
import { GraphProvider } from '../app/graph/GraphProvider.tsx';
import { Root } from '../app/router/Root.tsx';
import { system } from '../app/theme/system.ts';

/**
 * A keyboard and a pointer. What lies over what is the browser tests' to see: here a dialog that is just opened takes the
 * pointer at some time after it is shown, and a press in between would fail by chance.
 */
const newUser = (): UserEvent => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** A part by itself, with a keyboard and a pointer. */
export function renderUi(part: ReactElement): RenderResult & { user: UserEvent } {
  const user = newUser();
  const result = render(part, {
    wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider>,
  });
  return { ...result, user };
}

export interface AtRoute {
  user: UserEvent;
  environment: ReturnType<typeof createMockEnvironment>;
  /** Where the router is: path and search. */
  place: () => string;
  unmount: () => void;
}

/** A router takes what is lazy out of the routes that it is given; every test gets its own. */
const fresh = (route: RouteObject): RouteObject => {
  const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
  if (route.index === true) return { ...route, ...(lazy && { lazy }) };
  return { ...route, ...(lazy && { lazy }), ...(route.children && { children: route.children.map(fresh) }) };
};

/** Routes in the frame around all screens (toasts, progress, what happens when the session ends), on a mock graph. */
export function renderAt(path: string, routes: RouteObject[]): AtRoute {
  const environment = createMockEnvironment();
  provideEnvironments(() => environment);
  const router = createMemoryRouter(
    [{ Component: Root, HydrateFallback: () => null, children: routes.map(fresh) }],
    {
      initialEntries: [path],
    },
  );
  const user = newUser();
  const { unmount } = render(
    <ChakraProvider value={system}>
      <GraphProvider>
        <RouterProvider router={router} />
      </GraphProvider>
    </ChakraProvider>,
  );
  const place = (): string => router.state.location.pathname + router.state.location.search;
  return { user, environment, place, unmount };
}
