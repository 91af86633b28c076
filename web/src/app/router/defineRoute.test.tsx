import { act, screen, waitFor } from '@testing-library/react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link, Outlet } from 'react-router-dom';
import {
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type PreloadableConcreteRequest,
  type RequestParameters,
} from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { renderAt } from '../../testing/render.tsx';
import { GraphFailure, unreachable } from '../graph/failure.ts';
import { expireSession } from '../session/expiry.ts';
import { storeSession, takeOrigin } from '../session/store.ts';
import { defineRoute } from './defineRoute.tsx';
import { ReloadBand } from './ReloadBand.tsx';

interface ListQuery {
  variables: { page: string };
  response: ShellQuery['response'];
}

// A variant of the shell's query with a variable: operations defined in tests would enter the manifest.
const variable = [{ kind: 'LocalArgument', name: 'page', defaultValue: null }] as const;
const params = { ...shellQuery.params, id: 'list', text: null } as RequestParameters & {
  id: string;
  text: null;
};
const parameters: PreloadableConcreteRequest<ListQuery> = { kind: 'PreloadableConcreteRequest', params };
const query: ConcreteRequest = {
  ...shellQuery,
  fragment: { ...shellQuery.fragment, argumentDefinitions: variable },
  operation: { ...shellQuery.operation, argumentDefinitions: variable },
  params,
};
PreloadableQueryRegistry.set('list', query);

function Screen({ queryRef }: { queryRef: PreloadedQuery<ListQuery> }) {
  const { viewer } = usePreloadedQuery<ListQuery>(query, queryRef);
  return (
    <>
      <p>{viewer == null ? 'Nobody' : 'Somebody'}</p>
      <Link to="?page=2&tab=service">Page 2</Link>
      <Link to="?page=1&tab=service">Other tab</Link>
    </>
  );
}

const tried = defineRoute<ListQuery>({
  path: '/tried',
  title: 'history.title',
  query: parameters,
  variables: () => ({ page: '1' }),
  screen: async () => ({
    default: ({ queryRef }: { queryRef: PreloadedQuery<ListQuery> }) => (
      <>
        <p>{queryRef.fetchPolicy}</p>
        <ReloadBand title="Lacking" answered />
        <ReloadBand title="Unreachable" />
      </>
    ),
  }),
});

const asked = vi.fn<(page: string) => void>();

const list = defineRoute<ListQuery>({
  path: '/list',
  title: 'history.title',
  query: parameters,
  variables: ({ search }) => {
    asked(search.get('page') ?? '1');
    return { page: search.get('page') ?? '1' };
  },
  screen: async () => ({ default: Screen }),
});

const login = { path: '/login', element: <p>The login</p> };
const plain = defineRoute({
  path: '/plain',
  title: 'billing.title',
  screen: async () => ({ default: () => <Link to="/list">To the list</Link> }),
});

beforeEach(() => {
  storeSession({ access_token: 't' });
});

const nobody = { data: { viewer: null } };

/** Shows whether a user is signed in, next to a field and a band whose Retry repeats the query. */
function Again({ queryRef }: { queryRef: PreloadedQuery<ListQuery> }) {
  const { viewer } = usePreloadedQuery<ListQuery>(query, queryRef);
  return (
    <>
      <p>{viewer == null ? 'Nobody' : 'Somebody'}</p>
      <input aria-label="Note" />
      <ReloadBand title="Lacking" />
    </>
  );
}

test('without a token one is sent to the login, and the origin is remembered', async () => {
  localStorage.clear();
  const { environment } = renderAt('/list?page=3', [list, login]);
  expect(await screen.findByText('The login')).toBeDefined();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(takeOrigin()).toBe('/list?page=3');
});

test('asks with the variables of the address and shows the answer; the tab has its title', async () => {
  const { environment } = renderAt('/list?page=3', [list]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(asked).toHaveBeenCalledWith('3');
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  expect(await screen.findByText('Nobody')).toBeDefined();
  expect(document.title).toBe('Billing History · Galla');
});

test('the old screen stays until the new one is there', async () => {
  const { environment, user } = renderAt('/plain', [plain, list]);
  await user.click(await screen.findByText('To the list'));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(screen.getByText('To the list')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  expect(await screen.findByText('Nobody')).toBeDefined();
  expect(screen.queryByText('To the list')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an address that asks for the same is not asked for again', async () => {
  const { environment, user, place } = renderAt('/list', [list]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  await user.click(await screen.findByText('Other tab'));
  await waitFor(() => expect(place()).toBe('/list?page=1&tab=service'));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await user.click(screen.getByText('Page 2'));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
});

test('a failure takes the place of the screen, and Retry asks again', async () => {
  const { environment, user } = renderAt('/list', [list]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    environment.mock.rejectMostRecentOperation(new GraphFailure('NOT_FOUND', 'This was not found.', 'r-1')),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This was not found.');
  expect(screen.getByRole('heading', { name: 'Billing History' })).toBeDefined();
  expect(screen.getByText('Error number r-1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  expect(await screen.findByText('Nobody')).toBeDefined();
});

test('a screen that the network took away asks again by itself, also where it was back before that was drawn', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  const { environment } = renderAt('/list?page=9', [list]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => environment.mock.rejectMostRecentOperation(unreachable('r-1')));
  await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  expect(await screen.findByText('Nobody')).toBeDefined();
  vi.unstubAllGlobals();
});

test('parts that did not come are asked for again by themselves, with one query for all of them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  const { environment } = renderAt('/tried', [tried]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  vi.useRealTimers();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  vi.unstubAllGlobals();
});

test('when the session ends one is told, sent to the login, and comes back', async () => {
  const { environment } = renderAt('/list?page=2', [list, login]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  await screen.findByText('Nobody');
  act(() => expireSession('t'));
  expect(await screen.findByText('The login')).toBeDefined();
  expect(await screen.findByText('Please log in to continue.')).toBeDefined();
});

test('a screen whose code can not be fetched says so in its place, and the menu stays', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const away = defineRoute({
    path: '/away',
    title: 'history.title',
    screen: async (): Promise<{ default: () => null }> => {
      throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    },
  });
  const frame = (
    <>
      <p>Menu</p>
      <Outlet />
    </>
  );
  storeSession({ access_token: 't' });
  renderAt('/away', [{ element: frame, children: [away] }]);
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
  expect(screen.getByText('This page opens when the connection is back.')).toBeDefined();
  expect(screen.getByText('Menu')).toBeDefined();
  silence.mockRestore();
  vi.restoreAllMocks();
});

test('asked again in vain, the screen stays with what was typed there, and a toast says so', async () => {
  const again = defineRoute<ListQuery>({
    path: '/again',
    title: 'history.title',
    query: parameters,
    variables: () => ({ page: '1' }),
    screen: async () => ({ default: Again }),
  });
  const { environment, user } = renderAt('/again', [again]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.resolveMostRecentOperation(nobody));
  await user.type(await screen.findByLabelText('Note'), 'typed');
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(screen.getByRole('button', { name: /Loading/ })).toBeDefined();
  act(() =>
    environment.mock.rejectMostRecentOperation(new GraphFailure('NOT_FOUND', 'Not reachable.', 'r-1')),
  );
  expect(await screen.findByText('Not reachable.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)),
  );
  expect(await screen.findByText('Somebody')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
});

test('where an answer lacked something, Retry takes nothing from the store; where none came, it does', async () => {
  const { environment, user } = renderAt('/tried', [tried]);
  const answered = async (): Promise<void> => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    act(() => environment.mock.resolveMostRecentOperation(nobody));
  };
  await answered();
  expect(await screen.findByText('store-and-network')).toBeDefined();
  const [lacking, unreachable] = screen.getAllByRole('button', { name: /Retry/ });
  await user.click(lacking as HTMLElement);
  await answered();
  expect(await screen.findByText('network-only')).toBeDefined();
  await user.click(unreachable as HTMLElement);
  await answered();
  expect(await screen.findByText('store-and-network')).toBeDefined();
});
