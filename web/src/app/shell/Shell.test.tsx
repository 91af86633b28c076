import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerWith, fail, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { writePreference } from '../preference.ts';
import { defineRoute } from '../router/defineRoute.tsx';
import { UnsavedGuard } from '../router/UnsavedGuard.tsx';
import { tellDenied } from '../session/denial.ts';
import { accessToken, storeSession, takeOrigin } from '../session/store.ts';
import { unreachable } from '../graph/failure.ts';
import { shellRoute } from './route.tsx';
import { shellViewer } from './testing.ts';

const screenOf = (text: string) => async () => ({
  default: () => (
    <>
      <PageHeader title={text} />
      <p>{text} below</p>
    </>
  ),
});

function Form() {
  return (
    <>
      <PageHeader title="Note" />
      <UnsavedGuard when />
    </>
  );
}

const routes = [
  { path: '/login', element: <p>The login</p> },
  { path: '/choose-pin', element: <p>Choose a PIN</p> },
  { path: '/SetingQRCodeResizer', element: <p>Settings</p> },
  shellRoute([
    defineRoute({
      path: '/',
      title: 'dashboard.title',
      right: 'dashboard:view',
      isHome: true,
      screen: screenOf('The day'),
    }),
    defineRoute({ path: '/note', title: 'shell.more', screen: async () => ({ default: Form }) }),
    defineRoute({
      path: '/Billing',
      title: 'billing.title',
      right: 'billing:view',
      screen: screenOf('Who?'),
    }),
    defineRoute({
      path: '/Billing-History',
      title: 'history.title',
      right: 'billing-history:view',
      rail: true,
      screen: screenOf('Bills'),
    }),
  ]),
];

const viewer = (rest: object = {}) =>
  shellViewer({
    menu: [
      {
        name: '',
        items: [
          { menu: 'BILLING', name: 'Billing' },
          { menu: 'BILLING_HISTORY', name: 'Billing History' },
          { menu: 'DASHBOARD', name: 'Dashboard' },
          { menu: 'SETTINGS', name: 'Your Settings' },
        ],
      },
      { name: 'Gym', items: [{ menu: 'OPTICAL_PRODUCTS', name: 'Optical Products' }] },
    ],
    ...rest,
  });

const billingHistoryOnly = { name: '', items: [{ menu: 'BILLING_HISTORY', name: 'Billing History' }] };

async function open(path: string, person: object | null = viewer()): Promise<AtRoute> {
  const at = renderAt(path, routes);
  await waitFor(() => expect(at.environment.mock.getAllOperations()).toHaveLength(1));
  act(() => at.environment.mock.resolveMostRecentOperation({ data: { viewer: person } }));
  return at;
}

beforeEach(() => storeSession({ access_token: 't', tenant_schema: 's_1' }));
afterEach(() => {
  writePreference('rail', undefined);
  writePreference('working-rail', undefined);
});

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));

test('until it is known whose shop it is, the whole screen says that it is made online', async () => {
  const at = renderAt('/Billing', routes);
  const text = await screen.findByText('Making Store Online');
  await answerWith(at.environment, 'ShellQuery', { viewer: viewer() });
  expect(await screen.findByText('Who? below')).toBeDefined();
  expect(text.isConnected).toBe(false);
});

test('shows the entries that the person may open and whose screens exist', async () => {
  const { user } = await open('/Billing');
  expect((await menu()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Billing',
    'Billing History',
    'Dashboard',
    'Your Settings',
  ]);
  expect(screen.getByText('Meenakshi Boutique')).toBeDefined();
  expect(screen.queryByText('Gym')).toBeNull();
  await user.click((await menu()).getByText('Billing History'));
  expect(await screen.findByText('Bills')).toBeDefined();
});

test('a screen without its right says so kindly, and leads on', async () => {
  const { user } = await open(
    '/Billing-History',
    viewer({ menu: [{ name: '', items: [{ menu: 'BILLING', name: 'Billing' }] }] }),
  );
  expect(await screen.findByText('Your role has no access to this page.')).toBeDefined();
  expect(screen.queryByText('Bills')).toBeNull();
  expect(document.title).toBe('Billing History · Galla');
  await user.click(screen.getByRole('link', { name: 'Go to your first page' }));
  expect(await screen.findByText('Who? below')).toBeDefined();
});

test('a right that was taken away leaves the menu and the open page with the first refusal', async () => {
  const { environment, user } = await open('/Billing');
  expect(await screen.findByText('Who? below')).toBeDefined();
  act(() => {
    tellDenied();
    tellDenied();
  });
  await answerWith(environment, 'ShellQuery', { viewer: viewer({ menu: [billingHistoryOnly] }) });
  await waitFor(async () => expect((await menu()).queryByText('Billing')).toBeNull());
  expect(screen.queryByText('Who? below')).toBeNull();
  expect(screen.getByText('Your role has no access to this page.')).toBeDefined();
  await user.click((await menu()).getByText('Billing History'));
  expect(await screen.findByText('Bills below')).toBeDefined();
});

test('a right that was taken away elsewhere leaves the open page within 5 seconds', async () => {
  const { environment } = await open('/Billing');
  expect(await screen.findByText('Who? below')).toBeDefined();
  await waitFor(() => expect(waiting(environment, 'ShellQuery')).toBe(1), { timeout: 5_000 });
  await answerWith(environment, 'ShellQuery', { viewer: viewer({ menu: [billingHistoryOnly] }) });
  expect(await screen.findByText('Your role has no access to this page.')).toBeDefined();
  expect(screen.queryByText('Who? below')).toBeNull();
}, 15_000);

test('is a rail on working screens, open on others, and remembers what was chosen', async () => {
  const { user, unmount } = await open('/Billing-History');
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Billing' }));
  await user.click(await screen.findByRole('button', { name: 'Collapse' }));
  expect(screen.getByRole('button', { name: 'Expand' })).toBeDefined();
  unmount();
  await open('/Billing');
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeDefined();
});

test('Log Out asks first; Cancel keeps the session', async () => {
  const { user } = await open('/Billing');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Logout cancelled.')).toBeDefined();
  expect(accessToken()).toBe('t');
});

test('with unsaved changes the question is about them', async () => {
  const { user } = await open('/note');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByText('Logout cancelled.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Note' })).toBeDefined();
});

test('/ is the dashboard for who may see it', async () => {
  const { place } = await open(
    '/',
    viewer({ menu: [{ name: '', items: [{ menu: 'DASHBOARD', name: 'Dashboard' }] }] }),
  );
  expect(await screen.findByText('The day below')).toBeDefined();
  expect(place()).toBe('/');
});

test('/ leads to the first screen of the menu', async () => {
  const { place } = await open('/', viewer({ menu: [billingHistoryOnly] }));
  expect(await screen.findByText('Bills')).toBeDefined();
  expect(place()).toBe('/Billing-History');
});

test('/ tells whom to ask where the role opens no screen', async () => {
  await open('/', viewer({ menu: [] }));
  expect(await screen.findByText('Your role has no pages yet.')).toBeDefined();
  expect(screen.getByText(/^Ask the owner to give you access/)).toBeDefined();
});

test('a one-time PIN is changed before anything opens, then it goes on to here', async () => {
  const profile = { ...viewer().profile, mustChangePin: true };
  await open('/Billing-History?status=PAID', viewer({ profile }));
  expect(await screen.findByText('Choose a PIN')).toBeDefined();
  expect(takeOrigin()).toBe('/Billing-History?status=PAID');
});

test('the profile menu leads to the devices', async () => {
  const { user, place } = await open('/Billing');
  await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Where you are logged in' }));
  await waitFor(() => expect(place()).toBe('/sessions'));
});

test('the profile menu has the own screens that exist and that the person may open', async () => {
  const { user, place } = await open('/Billing');
  await user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your Settings' }));
  await waitFor(() => expect(place()).toBe('/SetingQRCodeResizer'));
});

test.each([
  [
    'the server confirms',
    ({ environment }: AtRoute) =>
      answerWith(environment, 'useLogOutMutation', { logout: { loggedOut: true } }),
  ],
  [
    'the server is not reachable',
    ({ environment }: AtRoute) => fail(environment, 'useLogOutMutation', unreachable('r')),
  ],
])('Log Out empties the device, whether %s', async (_what, answer) => {
  const at = await open('/Billing');
  await at.user.click(await screen.findByRole('button', { name: /^Profile menu/ }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Log Out' }));
  await answer(at);
  expect(await screen.findByText('The login')).toBeDefined();
  expect(await screen.findByText('You have been logged out successfully.')).toBeDefined();
  expect(localStorage).toHaveLength(0);
});

test('a token without a person is no session', async () => {
  await open('/Billing', null);
  expect(await screen.findByText('The login')).toBeDefined();
  expect(accessToken()).toBeNull();
});

test('on a phone the menu is a drawer', async () => {
  setWidth(360);
  const { user } = await open('/Billing');
  await screen.findByText('Who?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Meenakshi Boutique' }));
  await user.click(drawer.getByRole('link', { name: 'Billing History' }));
  expect(await screen.findByText('Bills')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
