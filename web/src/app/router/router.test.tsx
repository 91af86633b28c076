import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sentOperation } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { toast } from '../toast/toast.ts';
import { storeSession } from '../session/store.ts';
import { routes } from './router.tsx';
import { screens } from './routes.ts';

const open = (path: string) => renderAt(path, routes[0]?.children ?? []);

test.each(['/no-such-screen', '/crm/no-such/screen', '/login/x'])(
  '%s leads to /, and is told once',
  async (path) => {
    storeSession({ access_token: 't' });
    const info = vi.spyOn(toast, 'info');
    const { place, environment } = open(path);
    await waitFor(() => expect(place()).toBe('/'));
    expect(info.mock.calls).toEqual([['This page does not exist.']]);
    info.mockRestore();
    expect(await sentOperation(environment, 'DashboardQuery')).toBeDefined();
  },
);

test('without a session / leads to the login', async () => {
  const { place } = open('/');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(place()).toBe('/login');
});

const paths = screens.flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [path]));

test.each(paths)('%s is found in both spellings', async (path) => {
  const { place } = open(path.toLowerCase());
  // An unknown path would lead to `/`; a screen leads to the login.
  await waitFor(() => expect(place()).toBe('/login'));
  expect(sessionStorage.getItem('galla.origin')).toBe(path.toLowerCase());
});

test('a failure goes when its screen is left; one that leads to another screen is told there', async () => {
  const { user } = renderAt('/one', [
    { path: '/one', element: <Link to="/two">Go</Link> },
    { path: '/two', element: <p>The other</p> },
  ]);
  const go = await screen.findByText('Go');
  act(() => toast.error('Failed to create invoice'));
  act(() => toast.errorElsewhere('Please log in to continue.'));
  await screen.findByText('Please log in to continue.');
  await user.click(go);
  await screen.findByText('The other');
  await waitFor(() => expect(screen.queryByText('Failed to create invoice')).toBeNull());
  expect(screen.getByText('Please log in to continue.')).toBeDefined();
});
